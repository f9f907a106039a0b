import { Banner } from '@heraia/ui/banner'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useMe } from '../../lib/session.tsx'
import { useDay } from '../../lib/use-day.ts'
import type { Asking } from './asking.ts'
import { AskingSection } from './asking-section.tsx'
import { ownVerification } from './own-verification-query.ts'
import { ownVerificationTexts } from './own-verification-texts.ts'
import { useKeep } from './use-keep.ts'

/** /settings/verification: whether she is verified, what she asks, and what came of it. */
export function VerificationSection() {
  const texts = useTexts(ownVerificationTexts)
  const me = useMe()
  const dayOf = useDay()
  const query = useQuery(ownVerification())
  const keep = useKeep(ownVerification().queryKey)
  const asking: Asking = {
    ...{ draft: 'verification', texts, keep },
    ask: (words) => client.verification.ask(words),
    withdraw: (id) => client.verification.withdraw({ id }),
  }
  // Answered by the staff, or asked in another tab.
  useLive('profile.changed', ({ personId }) => personId === me.id && keep())
  useLive('resumed', () => keep())
  const verifiedAt = query.data?.verifiedAt
  return (
    <AskingSection asking={asking} query={query}>
      {verifiedAt && <Banner tone="success">{texts.verifiedSince(dayOf(verifiedAt))}</Banner>}
    </AskingSection>
  )
}
