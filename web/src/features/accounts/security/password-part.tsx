import { Banner } from '@heraia/ui/banner'
import type { User } from '@supabase/auth-js'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { isElsewhere } from '../../../lib/session/auth-address.ts'
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
  const isOurs = !isElsewhere()
  const hers = useQuery(api.accounts.deletion.queryOptions({ staleTime: 0, enabled: isOurs }))
  const hasOne = isOurs ? hers.data?.proof === 'password' : hasPasswordElsewhere(user.data)
  const hasNone = isOurs && hers.data !== undefined && !hasOne
  return (
    <PartBody lead={hasNone ? texts.leadNone : texts.lead}>
      <WhenHere query={user}>
        {(known) => {
          if (isManaged(known)) return <Banner>{common.byOrganisation}</Banner>
          const form = <PasswordForm hasOne={hasOne} email={known.email ?? ''} phone={known.phone ?? ''} />
          return isOurs ? <WhenHere query={hers}>{() => form}</WhenHere> : form
        }}
      </WhenHere>
    </PartBody>
  )
}

/** Another server says it of nobody: who signs in there by an address or a phone is taken to have one. */
const hasPasswordElsewhere = (user: User | undefined): boolean =>
  user?.identities?.some(({ provider }) => provider === 'email' || provider === 'phone') ?? false
