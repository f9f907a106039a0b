import type { Statistics } from '@heraia/contract/figures'
import type { PersonChip } from '@heraia/contract/person'
import { Avatar } from '@heraia/ui/avatar'
import { Link } from '@heraia/ui/link'
import { Star } from 'lucide-react'
import { type ComponentProps, Fragment } from 'react'
import * as resultAddresses from '../../../addresses/results.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { ScrollRegion } from '../../../pieces/scroll-region.tsx'
import { FigureLink } from '../figures/figure-link.tsx'
import { figureNames } from '../figures/figure-texts.ts'
import { useMarks } from '../marks/use-marks.ts'
import type { StatsViewing } from '../use-stats-view.ts'
import { type ComparisonRow, comparisonRows } from './comparison-rows.ts'
import { comparisonTexts } from './comparison-texts.ts'

export interface Compared {
  person: PersonChip
  statistics: Statistics
}

/** People across, figures down; the first column stays while the rest scrolls sideways on a phone. */
export function ComparisonTable({ items, viewing }: { items: readonly Compared[]; viewing: StatsViewing }) {
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
                  href={resultAddresses.profileStats(person.handle)}
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
              <Row key={row.id} row={row} people={items.map(({ person }) => person)} viewing={viewing} />
            ))}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  )
}

interface RowProps {
  row: ComparisonRow
  people: readonly PersonChip[]
  viewing: StatsViewing
}

function Row({ row, people, viewing }: RowProps) {
  const texts = useTexts(comparisonTexts)
  const names = useTexts(figureNames)
  const { mark, name } = useMarks()
  const title = row.discipline ? name(row.discipline.name) : names[row.key]
  const cells = people.map((person, at) => ({
    ...{ person, value: row.values[at] ?? null, isBest: row.best[at] ?? false, source: row.sources[at] },
  }))
  return (
    <tr className="border-b border-line">
      <th
        scope="row"
        className="sticky start-0 z-1 max-w-36 bg-surface py-2.5 pe-3 text-start text-sm font-normal sm:max-w-none"
      >
        {title}
      </th>
      {cells.map(({ person, value, isBest, source }) => (
        <td key={person.id} className={`figures p-2 text-center ${isBest ? 'font-bold' : ''}`}>
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
              <Source source={source} viewing={viewing} of={person} name={`${title}, ${person.name}`}>
                {mark(value, row.unit)}
                {isBest && <span className="sr-only"> ({texts.best})</span>}
              </Source>
            </span>
          )}
        </td>
      ))}
    </tr>
  )
}

interface SourceProps extends Omit<ComponentProps<typeof FigureLink>, 'figure'> {
  source: ComparisonRow['sources'][number] | undefined
}

const Source = ({ source, children, ...link }: SourceProps) =>
  source ? (
    <FigureLink figure={source} {...link}>
      {children}
    </FigureLink>
  ) : (
    children
  )
