import { Banner } from '@heraia/ui/banner'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { PartBody, WhenHere } from './part-frame.tsx'
import { PasswordForm } from './password-form.tsx'
import { passwordTexts } from './password-texts.ts'
import { securityTexts } from './security-texts.ts'
import { isManaged, useAuthUser } from './use-auth-user.ts'

/** A new password, or a first one. */
export function PasswordPart() {
  const texts = useTexts(passwordTexts)
  const common = useTexts(securityTexts)
  const user = useAuthUser()
  const hers = useQuery(api.accounts.deletion.queryOptions({ staleTime: 0 }))
  const hasOne = hers.data?.proof === 'password'
  return (
    <PartBody lead={!hers.data || hasOne ? texts.lead : texts.leadNone}>
      <WhenHere query={user}>
        {(known) =>
          isManaged(known) ? (
            <Banner>{common.byOrganisation}</Banner>
          ) : (
            <WhenHere query={hers}>
              {() => <PasswordForm hasOne={hasOne} email={known.email ?? ''} phone={known.phone ?? ''} />}
            </WhenHere>
          )
        }
      </WhenHere>
    </PartBody>
  )
}
