import { useSearchParams } from 'react-router'
import { nextAddress } from '../features/accounts/next-address.ts'
import { ReturnScreen } from '../features/accounts/sign-in/return-screen.tsx'

export function Component() {
  const [query] = useSearchParams()
  return <ReturnScreen next={nextAddress(query)} />
}
