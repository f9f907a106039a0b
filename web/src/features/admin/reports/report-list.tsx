import type { ReportsOf } from '@heraia/contract/reports'
import { EmptyState } from '@heraia/ui/empty-state'
import { LinkChips } from '@heraia/ui/link-chips'
import { LinkTabs } from '@heraia/ui/link-tabs'
import { PageHeading } from '@heraia/ui/page-heading'
import { useSearchParams } from 'react-router'
import * as staffAddresses from '../../../addresses/staff.ts'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { Lines } from '../../../pieces/lines.tsx'
import { assignTexts } from './assign-texts.ts'
import { REPORTS_OF, readReportState, readReportsOf, reportList } from './report-queries.ts'
import { ReportQueue } from './report-queue.tsx'
import { ReportRow } from './report-row.tsx'
import { reportsTexts } from './reports-texts.ts'
import { useReportChanges } from './use-report-changes.ts'

/** What waits and what was decided; what waits by who has it. Both stand in the address. */
export function ReportList() {
  const texts = useTexts(reportsTexts)
  const [query] = useSearchParams()
  const [state, assigned] = [readReportState(query), readReportsOf(query)]
  useReportChanges()
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8 md:py-12">
      <PageHeading title={texts.title} lead={texts.lead} />
      <LinkTabs
        label={texts.states}
        className="mt-6 mb-4"
        tabs={(['open', 'decided'] as const).map((each) => ({
          href: staffAddresses.reports(each),
          label: texts[each],
          current: each === state,
        }))}
      />
      {state === 'open' ? <Open key={assigned} assigned={assigned} /> : <Decided />}
    </div>
  )
}

function Open({ assigned }: { assigned: ReportsOf }) {
  const texts = useTexts(assignTexts)
  return (
    <>
      <LinkChips
        label={texts.filter}
        className="mb-4"
        tabs={REPORTS_OF.map((each) => ({
          href: staffAddresses.reports('open', each),
          label: texts.of[each],
          current: each === assigned,
        }))}
      />
      <ReportQueue assigned={assigned} />
    </>
  )
}

function Decided() {
  const texts = useTexts(reportsTexts)
  return (
    <Lines
      list={useInfiniteList(reportList('decided'))}
      words={texts}
      rows="words"
      label={texts.title}
      lineOf={(report) => <ReportRow key={report.id} report={report} />}
      empty={<EmptyState title={texts.noneDecided} />}
    />
  )
}
