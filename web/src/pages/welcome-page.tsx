import { useSearchParams } from 'react-router'
import * as addresses from '../addresses.ts'
import { WelcomeScreen } from '../features/accounts/welcome-screen.tsx'

export function Component() {
  const [query] = useSearchParams()
  return <WelcomeScreen next={addresses.safeNext(query.get('next'), addresses.feed())} />
}
