import type { StaffReportLine } from '@heraia/contract/reports'
import { Badge } from '@heraia/ui/badge'
import { EmptyState } from '@heraia/ui/empty-state'
import { Link } from '@heraia/ui/link'
import { LinkTabs } from '@heraia/ui/link-tabs'
import { PageHeading } from '@heraia/ui/page-heading'
import { Time } from '@heraia/ui/time'
import { useSearchParams } from 'react-router'
import * as staffAddresses from '../../../addresses/staff.ts'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useLocale, useTexts } from '../../../lib/locale.tsx'
import { Lines } from '../../../pieces/lines.tsx'
import { reportTexts } from '../../profiles/report-texts.ts'
import { readReportState, reportList } from './report-queries.ts'
import { reportsTexts } from './reports-texts.ts'

export function ReportList() {
  const texts = useTexts(reportsTexts)
  const state = readReportState(useSearchParams()[0])
  return (
    <div className="mx-auto w-full max-w-4xl px-4 py-8 md:py-12">
      <PageHeading title={texts.title} lead={texts.lead} />
      <LinkTabs
        label={texts.states}
        className="my-6"
        tabs={(['open', 'decided'] as const).map((each) => ({
          href: staffAddresses.reports(each),
          label: texts[each],
          current: each === state,
        }))}
      />
      <Lines
        key={state}
        list={useInfiniteList(reportList(state))}
        words={texts}
        rows="words"
        label={texts.title}
        lineOf={(report) => <ReportRow key={report.id} report={report} />}
        empty={<EmptyState title={state === 'open' ? texts.none : texts.noneDecided} />}
      />
    </div>
  )
}

function ReportRow({ report }: { report: StaffReportLine }) {
  const texts = useTexts(reportsTexts)
  const categories = useTexts(reportTexts)
  const { locale } = useLocale()
  const { id, subject, category, excerpt, ownerName, reference, createdAt, decision } = report
  return (
    <li>
      <Link href={staffAddresses.report(id)} className="grid min-h-14 gap-1 py-3 hover:bg-sunken">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{categories[category]}</span>
          <Badge>{texts.subjects[subject]}</Badge>
          {decision && (
            <Badge tone={decision === 'dismissed' ? 'neutral' : 'danger'}>{texts.decisions[decision]}</Badge>
          )}
        </span>
        <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
          {excerpt || texts.nothingWritten}
        </span>
        <span className="flex flex-wrap gap-x-3 text-sm text-muted">
          {ownerName && <span dir="auto">{ownerName}</span>}
          <span className="figures">{reference}</span>
          <Time locale={locale} at={createdAt} />
        </span>
      </Link>
    </li>
  )
}
