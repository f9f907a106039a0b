import { Banner } from '@heraia/ui/banner'
import { useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { EmailChangeForm } from './email-change-form.tsx'
import { emailTexts } from './email-texts.ts'
import { EmailWaiting } from './email-waiting.tsx'
import { PartBody, WhenHere } from './part-frame.tsx'
import { securityTexts } from './security-texts.ts'
import { isManaged, useAuthUser } from './use-auth-user.ts'

/** Her address, the one that she wants instead, and what is missing until it counts. */
export function EmailPart() {
  const texts = useTexts(emailTexts)
  const common = useTexts(securityTexts)
  const query = useAuthUser()
  const [isAsked, setAsked] = useState(false)
  return (
    <PartBody lead={texts.lead}>
      <WhenHere query={query}>
        {(user) => (
          <>
            <dl>
              <dt className="text-sm text-muted">{texts.current}</dt>
              <dd className="text-lg font-semibold [overflow-wrap:anywhere]">{user.email || texts.none}</dd>
            </dl>
            {user.new_email && <EmailWaiting current={user.email ?? ''} wanted={user.new_email} isNew={isAsked} />}
            {isManaged(user) ? (
              <Banner>{common.byOrganisation}</Banner>
            ) : (
              !user.new_email && <EmailChangeForm current={user.email ?? ''} onAsked={() => setAsked(true)} />
            )}
          </>
        )}
      </WhenHere>
    </PartBody>
  )
}
