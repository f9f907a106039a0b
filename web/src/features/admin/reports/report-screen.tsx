import type { StaffReport } from '@heraia/contract/reports'
import { Badge } from '@heraia/ui/badge'
import { Link } from '@heraia/ui/link'
import { PageHeading } from '@heraia/ui/page-heading'
import { Time } from '@heraia/ui/time'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import * as staffAddresses from '../../../addresses/staff.ts'
import * as addresses from '../../../addresses.ts'
import { useLocale, useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { OneRecord } from '../../../pieces/one-record.tsx'
import { AttachmentList } from '../../media/attachments/attachment-list.tsx'
import { reportTexts } from '../../profiles/report-texts.ts'
import { ReportDecisionForm } from './report-decision-form.tsx'
import { placeOf, reportOf } from './report-queries.ts'
import { reportsTexts } from './reports-texts.ts'

/** One report: who reported what, why, what stood there, and the decision. */
export function ReportScreen({ id }: { id: string }) {
  const texts = useTexts(reportsTexts)
  const query = useQuery(reportOf(id))
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
  const { reporter, owner, text, others } = report
  const facts: [string, ReactNode][] = [
    [texts.why, categories[report.category]],
    [texts.reportedBy, reporter && <PersonLink key="reporter" person={reporter} />],
    [texts.whose, owner && <PersonLink key="owner" person={owner} />],
    [texts.when, <Time key="when" locale={locale} at={report.createdAt} look="moment" />],
  ]
  return (
    <>
      <PageHeading kicker={report.reference} title={texts.subjects[report.subject]} />
      <dl className="grid gap-1">
        {facts
          .filter(([, value]) => value !== null)
          .map(([label, value]) => (
            <div key={label} className="flex flex-wrap items-center gap-x-3">
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
      </dl>
      {owner?.isSuspended && (
        <p>
          <Badge tone="danger">{texts.suspended}</Badge>
        </p>
      )}
      {text && (
        <Part title={texts.said}>
          <p dir="auto" className="max-w-prose whitespace-pre-wrap [overflow-wrap:anywhere]">
            {text}
          </p>
        </Part>
      )}
      <Evidence report={report} />
      {others > 0 && <p className="text-muted">{texts.others(others === 1, format.number(others))}</p>}
      <Decision report={report} />
    </>
  )
}

/** The profile of a suspended person is not found. */
function PersonLink({ person }: { person: { name: string; handle: string; isSuspended?: boolean } }) {
  if (person.isSuspended) return <span dir="auto">{person.name}</span>
  return (
    <Link href={addresses.profile(person.handle)} className="link inline-flex min-h-11 items-center">
      <span dir="auto">{person.name}</span>
    </Link>
  )
}

function Evidence({ report }: { report: StaffReport }) {
  const texts = useTexts(reportsTexts)
  const { title, text, attachments } = report.evidence
  const place = placeOf(report)
  return (
    <Part title={texts.evidence}>
      <div className="grid gap-3 rounded-md bg-sunken p-4">
        {title && (
          <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
            {title}
          </p>
        )}
        <p dir="auto" className="max-w-prose whitespace-pre-wrap [overflow-wrap:anywhere]">
          {text || (attachments.length === 0 && !title ? texts.nothingWritten : '')}
        </p>
        <AttachmentList attachments={attachments} />
      </div>
      {place && (
        <Link href={place} className="link inline-flex min-h-11 items-center justify-self-start">
          {texts.see}
        </Link>
      )}
    </Part>
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
          {texts.by(decided.by ?? texts.operator)} · <Time at={decided.at} locale={locale} look="moment" />
        </p>
        <p dir="auto" className="whitespace-pre-wrap text-muted [overflow-wrap:anywhere]">
          {decided.reason}
        </p>
      </Part>
    )
  }
  return may.dismiss ? <ReportDecisionForm report={report} /> : <p className="text-muted">{texts.mayNot}</p>
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}
