import { useSearchParams } from 'react-router'
import * as addresses from '../addresses.ts'
import { SecondFactorScreen } from '../features/accounts/second-factor/second-factor-screen.tsx'

export function Component() {
  const [query] = useSearchParams()
  return <SecondFactorScreen next={addresses.safeNext(query.get('next'), addresses.feed())} />
}
