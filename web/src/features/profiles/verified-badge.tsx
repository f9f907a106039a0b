import type { Profile } from '@heraia/contract/profiles'
import { Popover } from '@heraia/ui/popover'
import { BadgeCheck } from 'lucide-react'
import { useTexts } from '../../lib/locale.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { profileTexts } from './profile-texts.ts'

/** Opens who verified her, and when. */
export function VerifiedBadge({ verification }: { verification: Profile['verification'] }) {
  const texts = useTexts(profileTexts)
  const format = useFormat()
  if (!verification) return null
  return (
    <Popover label={texts.verified} trigger="badge" icon={<BadgeCheck aria-hidden="true" className="size-4" />}>
      <p className="font-semibold">{texts.verifiedBy(verification.by, format.date(verification.at))}</p>
      <p className="mt-1 text-sm text-muted">{texts.verifiedHint}</p>
    </Popover>
  )
}
