import { FEWEST_PEOPLE } from '@heraia/contract/fewest-people'
import { LinkTabs } from '@heraia/ui/link-tabs'
import { PageHeading } from '@heraia/ui/page-heading'
import { useSearchParams } from 'react-router'
import * as staffAddresses from '../../../addresses/staff.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { ActivityPart } from './activity-part.tsx'
import { PERIODS, readPeriod } from './analytics-queries.ts'
import { analyticsTexts } from './analytics-texts.ts'
import { FunnelPart } from './funnel-part.tsx'
import { RetentionPart } from './retention-part.tsx'

/** What was done here, by day or month; how far new people come, and how many stay. Counts only. */
export function AnalyticsScreen() {
  const texts = useTexts(analyticsTexts)
  const { number } = useFormat()
  const period = readPeriod(useSearchParams()[0])
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-10 px-4 py-8 md:py-12">
      <div className="grid grid-cols-1 gap-6">
        <PageHeading title={texts.title} lead={texts.lead} />
        <p className="max-w-prose text-sm text-muted">{texts.fewHelp(number(FEWEST_PEOPLE))}</p>
        <LinkTabs
          label={texts.period}
          tabs={PERIODS.map((each) => ({
            href: staffAddresses.analytics(each),
            label: texts.periods[each],
            current: each === period,
          }))}
        />
      </div>
      <ActivityPart period={period} />
      <FunnelPart period={period} />
      <RetentionPart />
    </div>
  )
}
