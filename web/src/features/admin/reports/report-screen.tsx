import type { StaffReport } from '@heraia/contract/reports'
import { Badge } from '@heraia/ui/badge'
import { PageHeading } from '@heraia/ui/page-heading'
import { Time } from '@heraia/ui/time'
import { useQuery } from '@tanstack/react-query'
import * as staffAddresses from '../../../addresses/staff.ts'
import { useLocale, useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { OneRecord } from '../../../pieces/one-record.tsx'
import { reportTexts } from '../../profiles/report-texts.ts'
import { NewAccountBadge } from '../new-account-badge.tsx'
import { AppealedPart, AppealForm, DecidedBy } from './appeal-part.tsx'
import { AssigneePart } from './assignee-part.tsx'
import { NotesPart } from './notes-part.tsx'
import { PersonLink } from './person-link.tsx'
import { ReportDecisionForm } from './report-decision-form.tsx'
import { ReportEvidence } from './report-evidence.tsx'
import { type Fact, Facts } from './report-facts.tsx'
import { Part } from './report-part.tsx'
import { reportOf } from './report-queries.ts'
import { reportsTexts } from './reports-texts.ts'
import { useReportChanges } from './use-report-changes.ts'

/** One report: who reported what, why, what stood there, and the decision. */
export function ReportScreen({ id }: { id: string }) {
  const texts = useTexts(reportsTexts)
  const query = useQuery(reportOf(id))
  useReportChanges()
  return (
    <OneRecord list={staffAddresses.reports()} query={query} texts={texts}>
      {(report) => <Opened report={report} />}
    </OneRecord>
  )
}

function Opened({ report }: { report: StaffReport }) {
  const texts = useTexts(reportsTexts)
  const categories = useTexts(reportTexts)
  const format = useFormat()
  const { locale } = useLocale()
  const { reporter, owner, text, others, appeal } = report
  const facts: Fact[] = [
    [texts.why, categories[report.category]],
    [appeal ? texts.appealedBy : texts.reportedBy, reporter && <PersonLink key="reporter" person={reporter} />],
    // Who appeals is whose it is.
    [
      texts.whose,
      appeal
        ? null
        : owner && (
            <span key="owner" className="flex flex-wrap items-center gap-x-3">
              <PersonLink person={owner} />
              <NewAccountBadge days={report.ownerNewDays} />
            </span>
          ),
    ],
    [appeal ? texts.appealMade : texts.when, <Time key="when" locale={locale} at={report.createdAt} look="moment" />],
  ]
  return (
    <>
      <PageHeading kicker={report.reference} title={categories.subjects[report.subject]} />
      <Facts facts={facts} />
      {(appeal || owner?.isSuspended) && (
        <p className="flex flex-wrap gap-2">
          {appeal && <Badge tone="accent">{texts.isAppeal}</Badge>}
          {owner?.isSuspended && <Badge tone="danger">{texts.suspended}</Badge>}
        </p>
      )}
      {text && (
        <Part title={appeal ? texts.appealSays : texts.said}>
          <p dir="auto" className="max-w-prose whitespace-pre-wrap [overflow-wrap:anywhere]">
            {text}
          </p>
        </Part>
      )}
      {appeal && <AppealedPart report={report} appeal={appeal} />}
      <ReportEvidence report={report} />
      {others > 0 && <p className="text-muted">{texts.others(others === 1, format.number(others))}</p>}
      {report.mayHandle && <AssigneePart report={report} />}
      {report.notes && <NotesPart report={report} notes={report.notes} />}
      <Decision report={report} />
    </>
  )
}

function Decision({ report }: { report: StaffReport }) {
  const texts = useTexts(reportsTexts)
  const { locale } = useLocale()
  const { decided, may } = report
  if (decided) {
    return (
      <Part title={texts.decided}>
        <p>
          <span className="font-semibold">{texts.decisions[decided.decision]}</span>{' '}
          <DecidedBy report={report} name={decided.by} /> · <Time at={decided.at} locale={locale} look="moment" />
        </p>
        <p dir="auto" className="whitespace-pre-wrap text-muted [overflow-wrap:anywhere]">
          {decided.reason}
        </p>
        {decided.reversedAt && (
          <p>
            {texts.wasReversed} <Time at={decided.reversedAt} locale={locale} look="moment" />
          </p>
        )}
        {decided.isBySame && <p>{texts.bySame}</p>}
      </Part>
    )
  }
  if (report.appeal) return <AppealForm report={report} appeal={report.appeal} />
  return may.dismiss ? <ReportDecisionForm report={report} /> : <p className="text-muted">{texts.mayNot}</p>
}
