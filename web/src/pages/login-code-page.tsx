import { useSearchParams } from 'react-router'
import * as addresses from '../addresses.ts'
import { AccountScreen } from '../features/accounts/account-screen.tsx'
import { CodeSignIn } from '../features/accounts/sign-in/code-sign-in.tsx'
import { waysTexts } from '../features/accounts/sign-in/ways-texts.ts'
import { useTexts } from '../lib/locale.tsx'

export function Component() {
  const texts = useTexts(waysTexts)
  const [query] = useSearchParams()
  return (
    <AccountScreen title={texts.codeTitle} lead={texts.codeLead} seed="code">
      <CodeSignIn next={addresses.safeNext(query.get('next'), addresses.feed())} />
    </AccountScreen>
  )
}
