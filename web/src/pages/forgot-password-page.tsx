import { AccountScreen } from '../features/accounts/account-screen.tsx'
import { byMailTexts } from '../features/accounts/by-mail/by-mail-texts.ts'
import { ForgotPasswordForm } from '../features/accounts/by-mail/forgot-password-form.tsx'
import { useTexts } from '../lib/locale.tsx'

export function Component() {
  const texts = useTexts(byMailTexts)
  return (
    <AccountScreen title={texts.forgotTitle} lead={texts.forgotLead} seed="forgot">
      <ForgotPasswordForm />
    </AccountScreen>
  )
}
