import { Banner } from '@heraia/ui/banner'
import { useTexts } from '../../../lib/locale.tsx'
import { EmailChange } from './email-change.tsx'
import { emailTexts } from './email-texts.ts'
import { PartBody, WhenHere } from './part-frame.tsx'
import { securityTexts } from './security-texts.ts'
import { isManaged, useAuthUser } from './use-auth-user.ts'

/** Her address, the one that she wants instead, and what is missing until it counts. */
export function EmailPart() {
  const texts = useTexts(emailTexts)
  const common = useTexts(securityTexts)
  const query = useAuthUser()
  return (
    <PartBody lead={texts.lead}>
      <WhenHere query={query}>
        {(user) => (
          <>
            <dl>
              <dt className="text-sm text-muted">{texts.current}</dt>
              <dd className="text-lg font-semibold [overflow-wrap:anywhere]">{user.email || texts.none}</dd>
            </dl>
            {(!isManaged(user) || user.new_email) && <EmailChange user={user} />}
            {isManaged(user) && <Banner>{common.byOrganisation}</Banner>}
          </>
        )}
      </WhenHere>
    </PartBody>
  )
}
