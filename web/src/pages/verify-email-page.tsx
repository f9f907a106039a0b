import { useSearchParams } from 'react-router'
import { AccountScreen } from '../features/accounts/account-screen.tsx'
import { byMailTexts } from '../features/accounts/by-mail/by-mail-texts.ts'
import { ConfirmEmailForm } from '../features/accounts/by-mail/confirm-email-form.tsx'
import { mailKind } from '../features/accounts/by-mail/mail-kind.ts'
import { useTexts } from '../lib/locale.tsx'
import { usePageTitle } from '../lib/page-title.ts'

export function Component() {
  const texts = useTexts(byMailTexts)
  const [query] = useSearchParams()
  const kind = mailKind(query.get('type'))
  const { title, lead } = texts.kinds[kind]
  usePageTitle(title)
  return (
    <AccountScreen title={title} lead={lead} seed="verify">
      <ConfirmEmailForm key={kind} kind={kind} />
    </AccountScreen>
  )
}
