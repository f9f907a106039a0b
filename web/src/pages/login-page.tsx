import { useSearchParams } from 'react-router'
import { AccountScreen } from '../features/accounts/account-screen.tsx'
import { nextAddress } from '../features/accounts/next-address.ts'
import { loadSignInSettings } from '../features/accounts/sign-in/sign-in-settings.ts'
import { SignInForm } from '../features/accounts/sign-in-form.tsx'
import { signInTexts } from '../features/accounts/sign-in-texts.ts'
import { useTexts } from '../lib/locale.tsx'
import type { PageModule } from '../lib/page.ts'

export const loads: PageModule['loads'] = () => loadSignInSettings()

export function Component() {
  const texts = useTexts(signInTexts)
  const [query] = useSearchParams()
  return (
    <AccountScreen title={texts.title} lead={texts.lead} seed="login">
      <SignInForm next={nextAddress(query)} />
    </AccountScreen>
  )
}
