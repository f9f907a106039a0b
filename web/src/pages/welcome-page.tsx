import { useSearchParams } from 'react-router'
import { nextAddress } from '../features/accounts/next-address.ts'
import { WelcomeScreen } from '../features/accounts/welcome-screen.tsx'

export function Component() {
  const [query] = useSearchParams()
  return <WelcomeScreen next={nextAddress(query)} />
}
