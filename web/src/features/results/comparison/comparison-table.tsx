import type { Statistics } from '@heraia/contract/figures'
import type { PersonChip } from '@heraia/contract/person'
import { Avatar } from '@heraia/ui/avatar'
import { Link } from '@heraia/ui/link'
import { Star } from 'lucide-react'
import { Fragment } from 'react'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { figureNames } from '../figures/figure-texts.ts'
import { useMarks } from '../marks/use-marks.ts'
import { ScrollRegion } from '../scroll-region.tsx'
import { type ComparisonRow, comparisonRows } from './comparison-rows.ts'
import { comparisonTexts } from './comparison-texts.ts'

export interface Compared {
  person: PersonChip
  statistics: Statistics
}

/** People across, figures down; the first column stays while the rest scrolls sideways on a phone. */
export function ComparisonTable({ items }: { items: readonly Compared[] }) {
  const texts = useTexts(comparisonTexts)
  const groups = comparisonRows(items.map(({ statistics }) => statistics))
  return (
    <ScrollRegion label={texts.table}>
      <table className="w-full min-w-max border-collapse text-start">
        <thead>
          <tr>
            <th scope="col" className="sticky start-0 z-1 bg-surface">
              <span className="sr-only">{texts.figure}</span>
            </th>
            {items.map(({ person }) => (
              <th key={person.id} scope="col" className="min-w-28 p-2 align-bottom font-semibold">
                <Link
                  href={addresses.profileStats(person.handle)}
                  className="grid justify-items-center gap-1 text-sm hover:text-accent-ink"
                >
                  <Avatar seed={person.id} picture={person.avatar} size="medium" />
                  <span dir="auto" className="max-w-32 [overflow-wrap:anywhere]">
                    {person.name}
                  </span>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th scope="rowgroup" colSpan={items.length + 1} className="kicker pt-6 pb-1 text-start">
                <span className="sticky start-0">{texts[title]}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  )
}

function Row({ row }: { row: ComparisonRow }) {
  const texts = useTexts(comparisonTexts)
  const names = useTexts(figureNames)
  const { mark, name } = useMarks()
  const cells = row.values.map((value, at) => ({ value, isBest: row.best[at] ?? false, id: String(at) }))
  return (
    <tr className="border-b border-line">
      <th
        scope="row"
        className="sticky start-0 z-1 max-w-36 bg-surface py-2.5 pe-3 text-start text-sm font-normal sm:max-w-none"
      >
        {row.discipline ? name(row.discipline.name) : names[row.key]}
      </th>
      {cells.map(({ value, isBest, id }) => (
        <td key={id} className={`figures p-2 text-center ${isBest ? 'font-bold' : ''}`}>
          {value === null ? (
            <Fragment>
              <span aria-hidden="true" className="text-muted">
                –
              </span>
              <span className="sr-only">{texts.noValue}</span>
            </Fragment>
          ) : (
            <span className="inline-flex items-center gap-1">
              {isBest && <Star aria-hidden="true" className="size-4 fill-current text-accent-ink" />}
              {mark(value, row.unit)}
              {isBest && <span className="sr-only"> ({texts.best})</span>}
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}
