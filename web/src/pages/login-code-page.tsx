import { useSearchParams } from 'react-router'
import * as addresses from '../addresses.ts'
import { AccountScreen } from '../features/accounts/account-screen.tsx'
import { CodeSignIn } from '../features/accounts/sign-in/code-sign-in.tsx'
import { loadSignInSettings } from '../features/accounts/sign-in/sign-in-settings.ts'
import { waysTexts } from '../features/accounts/sign-in/ways-texts.ts'
import { useTexts } from '../lib/locale.tsx'
import type { PageModule } from '../lib/page.ts'

export const loads: PageModule['loads'] = () => loadSignInSettings()

export function Component() {
  const texts = useTexts(waysTexts)
  const [query] = useSearchParams()
  return (
    <AccountScreen title={texts.codeTitle} lead={texts.codeLead} seed="code">
      <CodeSignIn next={addresses.safeNext(query.get('next'), addresses.feed())} />
    </AccountScreen>
  )
}
