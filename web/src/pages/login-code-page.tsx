import { useSearchParams } from 'react-router'
import { AccountScreen } from '../features/accounts/account-screen.tsx'
import { nextAddress } from '../features/accounts/next-address.ts'
import { CodeSignIn } from '../features/accounts/sign-in/code-sign-in.tsx'
import { codeTexts } from '../features/accounts/sign-in/code-texts.ts'
import { loadSignInSettings } from '../features/accounts/sign-in/sign-in-settings.ts'
import { useTexts } from '../lib/locale.tsx'
import type { PageModule } from '../lib/page.ts'

export const loads: PageModule['loads'] = () => loadSignInSettings()

export function Component() {
  const texts = useTexts(codeTexts)
  const [query] = useSearchParams()
  return (
    <AccountScreen title={texts.codeTitle} lead={texts.codeLead} seed="code">
      <CodeSignIn next={nextAddress(query)} by={query.get('by') === 'phone' ? 'phone' : 'email'} />
    </AccountScreen>
  )
}
