import { AccountScreen } from '../features/accounts/account-screen.tsx'
import { byMailTexts } from '../features/accounts/by-mail/by-mail-texts.ts'
import { ResetPasswordForm } from '../features/accounts/by-mail/reset-password-form.tsx'
import { useTexts } from '../lib/locale.tsx'

export function Component() {
  const texts = useTexts(byMailTexts)
  return (
    <AccountScreen title={texts.resetTitle} lead={texts.resetLead} seed="reset">
      <ResetPasswordForm />
    </AccountScreen>
  )
}
