import { AccountScreen } from '../features/accounts/account-screen.tsx'
import { byMailTexts } from '../features/accounts/by-mail/by-mail-texts.ts'
import { ConfirmEmailForm } from '../features/accounts/by-mail/confirm-email-form.tsx'
import { useTexts } from '../lib/locale.tsx'

export function Component() {
  const texts = useTexts(byMailTexts)
  return (
    <AccountScreen title={texts.confirmTitle} lead={texts.confirmLead} seed="verify">
      <ConfirmEmailForm />
    </AccountScreen>
  )
}
