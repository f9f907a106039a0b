import type { HandledReport, ReportsOf, StaffReportLine } from '@heraia/contract/reports'
import { REPORTS_AT_ONCE } from '@heraia/contract/reports-at-once'
import { EmptyState } from '@heraia/ui/empty-state'
import { useState } from 'react'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { Lines } from '../../../pieces/lines.tsx'
import { assignTexts } from './assign-texts.ts'
import { HandledBanner } from './handled-banner.tsx'
import { reportList } from './report-queries.ts'
import { ReportRow } from './report-row.tsx'
import { reportsTexts } from './reports-texts.ts'
import { SelectionBar } from './selection-bar.tsx'

/** What waits. Several are selected, and handled together. */
export function ReportQueue({ assigned }: { assigned: ReportsOf }) {
  const texts = useTexts(reportsTexts)
  const { noneOf } = useTexts(assignTexts)
  const list = useInfiniteList(reportList('open', assigned))
  const selection = useSelection(list.items ?? [])
  const [handled, setHandled] = useState<readonly HandledReport[]>([])
  const { selected, selectable, select } = selection
  return (
    <>
      {selectable.length > 0 && (
        <SelectionBar
          selection={selection}
          onHandled={(items) => {
            setHandled(items)
            for (const { id, outcome } of items) if (outcome === 'done') select(id, false)
          }}
        />
      )}
      <HandledBanner handled={handled} onDismiss={() => setHandled([])} />
      <Lines
        list={list}
        words={texts}
        rows="words"
        label={texts.title}
        // What has the focus stays in sight below the bar.
        className="[&_:is(a,input)]:scroll-mt-48"
        lineOf={(report) => (
          <ReportRow
            key={report.id}
            report={report}
            selection={{
              isSelected: selected.includes(report),
              isFull: selected.length >= REPORTS_AT_ONCE,
              onSelect: (isSelected) => select(report.id, isSelected),
            }}
          />
        )}
        empty={<EmptyState title={assigned === 'anybody' ? texts.none : noneOf[assigned]} />}
      />
    </>
  )
}

export interface Selection {
  /** Of what is shown, what she may handle. */
  selectable: readonly StaffReportLine[]
  selected: readonly StaffReportLine[]
  select: (id: string, isSelected: boolean) => void
  selectAll: (isSelected: boolean) => void
}

/** What is gone from the list is selected no longer. */
function useSelection(shown: readonly StaffReportLine[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selectable = shown.filter(({ mayHandle }) => mayHandle)
  const selected = selectable.filter(({ id }) => chosen.has(id))
  return {
    selectable,
    selected,
    select: (id, isSelected) =>
      setChosen((before) => new Set(isSelected ? [...before, id] : [...before].filter((each) => each !== id))),
    selectAll: (isSelected) =>
      setChosen(new Set(isSelected ? selectable.slice(0, REPORTS_AT_ONCE).map(({ id }) => id) : [])),
  }
}
