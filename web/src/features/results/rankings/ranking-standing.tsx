import type { Ranking } from '@heraia/contract/rankings'
import { Badge } from '@heraia/ui/badge'
import { Link } from '@heraia/ui/link'
import { BadgeCheck, UserPen } from 'lucide-react'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { rankingTexts } from './ranking-texts.ts'

/** Her own word, or who verified it and when. */
export function RankingStanding({ ranking: { verified } }: { ranking: Pick<Ranking, 'verified'> }) {
  const texts = useTexts(rankingTexts)
  const format = useFormat()
  if (!verified)
    return (
      <p title={texts.selfReportedHint}>
        <Badge tone="notice" icon={<UserPen aria-hidden="true" />}>
          {texts.selfReported}
        </Badge>
      </p>
    )
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      <Badge tone="success" icon={<BadgeCheck aria-hidden="true" />}>
        {texts.verified}
      </Badge>
      <span>
        {verified.by ? (
          <Link href={addresses.profile(verified.by.handle)} dir="auto" className="link">
            {texts.verifiedBy(verified.by.name)}
          </Link>
        ) : (
          texts.verifiedByStaff
        )}{' '}
        · <time dateTime={verified.at}>{format.date(verified.at)}</time>
      </span>
    </p>
  )
}
