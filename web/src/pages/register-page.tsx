import { useSearchParams } from 'react-router'
import { AccountScreen } from '../features/accounts/account-screen.tsx'
import { nextAddress } from '../features/accounts/next-address.ts'
import { RegistrationForm } from '../features/accounts/registration-form.tsx'
import { registrationTexts } from '../features/accounts/registration-texts.ts'
import { loadSignInSettings } from '../features/accounts/sign-in/sign-in-settings.ts'
import { useTexts } from '../lib/locale.tsx'
import type { PageModule } from '../lib/page.ts'

export const loads: PageModule['loads'] = () => loadSignInSettings()

export function Component() {
  const texts = useTexts(registrationTexts)
  const [query] = useSearchParams()
  return (
    <AccountScreen title={texts.title} lead={texts.lead} seed="register">
      <RegistrationForm next={nextAddress(query)} />
    </AccountScreen>
  )
}
