import { useSearchParams } from 'react-router'
import { AccountScreen } from '../features/accounts/account-screen.tsx'
import { nextAddress } from '../features/accounts/next-address.ts'
import { PhoneRegistration } from '../features/accounts/sign-in/phone-registration.tsx'
import { phoneTexts } from '../features/accounts/sign-in/phone-texts.ts'
import { loadSignInSettings } from '../features/accounts/sign-in/sign-in-settings.ts'
import { useTexts } from '../lib/locale.tsx'
import type { PageModule } from '../lib/page.ts'
import { usePageTitle } from '../lib/page-title.ts'

export const loads: PageModule['loads'] = () => loadSignInSettings()

export function Component() {
  const texts = useTexts(phoneTexts)
  const [query] = useSearchParams()
  usePageTitle(texts.newTitle)
  return (
    <AccountScreen title={texts.newTitle} lead={texts.newLead} seed="register-phone">
      <PhoneRegistration next={nextAddress(query)} />
    </AccountScreen>
  )
}
