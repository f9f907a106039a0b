import type { StaffReportLine } from '@heraia/contract/reports'
import { Badge } from '@heraia/ui/badge'
import { Checkbox } from '@heraia/ui/checkbox'
import { Link } from '@heraia/ui/link'
import { Time } from '@heraia/ui/time'
import { VisuallyHidden } from '@heraia/ui/visually-hidden'
import { UserCheck } from 'lucide-react'
import * as staffAddresses from '../../../addresses/staff.ts'
import { useLocale, useTexts } from '../../../lib/locale.tsx'
import { useMe } from '../../../lib/session.tsx'
import { useSameSearch } from '../../../pieces/use-same-search.ts'
import { reportTexts } from '../../profiles/report-texts.ts'
import { NewAccountBadge } from '../new-account-badge.tsx'
import { assignTexts } from './assign-texts.ts'
import { notesTexts } from './notes-texts.ts'
import { reportsTexts } from './reports-texts.ts'

interface ReportRowProps {
  report: StaffReportLine
  /** Left out where nothing is selected. */
  selection?: { isSelected: boolean; isFull: boolean; onSelect: (isSelected: boolean) => void }
}

export function ReportRow({ report, selection }: ReportRowProps) {
  const texts = useTexts(assignTexts)
  return (
    <li className="flex items-start gap-1 sm:gap-2">
      {selection && (
        <span className="w-11 shrink-0 pt-1">
          {report.mayHandle && (
            <Checkbox
              className="*:justify-center *:gap-0"
              label={<VisuallyHidden>{texts.select(report.reference)}</VisuallyHidden>}
              checked={selection.isSelected}
              disabled={selection.isFull && !selection.isSelected}
              onValue={selection.onSelect}
            />
          )}
        </span>
      )}
      <ReportLink report={report} />
    </li>
  )
}

function ReportLink({ report }: { report: StaffReportLine }) {
  const texts = useTexts(reportsTexts)
  const categories = useTexts(reportTexts)
  const { locale } = useLocale()
  const sameSearch = useSameSearch()
  const notes = useTexts(notesTexts)
  const { id, subject, category, excerpt, ownerName, reference, createdAt, decision, noteCount } = report
  return (
    <Link
      href={sameSearch(staffAddresses.report(id))}
      className="grid min-h-14 min-w-0 grow gap-1 py-3 hover:bg-sunken"
    >
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">{categories[category]}</span>
        <Badge>{categories.subjects[subject]}</Badge>
        {report.isAppeal && <Badge tone="accent">{texts.isAppeal}</Badge>}
        {decision && <Badge tone={isHard(decision) ? 'danger' : 'neutral'}>{texts.decisions[decision]}</Badge>}
        <NewAccountBadge days={report.ownerNewDays} />
        <Standing report={report} />
      </span>
      <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere]">
        {excerpt || texts.nothingWritten}
      </span>
      <span className="flex flex-wrap gap-x-3 text-sm text-muted">
        {ownerName && <span dir="auto">{ownerName}</span>}
        <span className="figures">{reference}</span>
        <Time locale={locale} at={createdAt} />
        {noteCount ? <span>{notes.count(noteCount)}</span> : null}
      </span>
    </Link>
  )
}

/** It took something from somebody. */
const isHard = (decision: StaffReportLine['decision']): boolean => decision === 'removed' || decision === 'suspended'

/** Who has it; or that it is hers to look at and not to decide. */
function Standing({ report: { assignee, mayHandle, decision, isAppeal } }: { report: StaffReportLine }) {
  const texts = useTexts(assignTexts)
  const me = useMe()
  if (assignee) {
    const isHers = assignee.id === me.id
    return (
      <Badge tone={isHers ? 'accent' : 'neutral'} icon={<UserCheck aria-hidden="true" />}>
        <VisuallyHidden>{texts.who}: </VisuallyHidden>
        {isHers ? texts.you : <bdi>{assignee.name}</bdi>}
      </Badge>
    )
  }
  return mayHandle || decision || isAppeal ? null : <Badge tone="notice">{texts.aboutYou}</Badge>
}
