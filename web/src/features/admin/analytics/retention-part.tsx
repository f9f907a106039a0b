import type { AnalyticsCohort } from '@heraia/contract/analytics'
import { FEWEST_PEOPLE } from '@heraia/contract/fewest-people'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { ScrollRegion } from '../../../pieces/scroll-region.tsx'
import { usePercent } from '../use-percent.ts'
import { AnalyticsPart } from './analytics-part.tsx'
import { analyticsRetention } from './analytics-queries.ts'
import { analyticsTexts } from './analytics-texts.ts'
import { CsvButton } from './csv-button.tsx'
import { useDates } from './use-dates.ts'
import { usePeopleCount } from './use-people-count.ts'

export function RetentionPart() {
  const texts = useTexts(analyticsTexts)
  const retention = useQuery(analyticsRetention())
  return (
    <AnalyticsPart title={texts.retention} lead={texts.retentionHelp} query={retention}>
      {({ cohorts }) => <Cohorts cohorts={cohorts} />}
    </AnalyticsPart>
  )
}

/** A line for those who joined in one month; the first column stays while the rest scrolls sideways on a phone. */
function Cohorts({ cohorts }: { cohorts: readonly AnalyticsCohort[] }) {
  const texts = useTexts(analyticsTexts)
  const { number } = useFormat()
  const people = usePeopleCount()
  const dates = useDates('month')
  if (cohorts.every(({ joined }) => joined === null))
    return <p className="py-6 text-muted">{texts.tooFew(number(FEWEST_PEOPLE))}</p>
  const months = (cohorts[0]?.still ?? []).map((_, at) => at + 1)
  const columns = [texts.joinedIn, texts.people, ...months.map(texts.after)]
  return (
    <>
      <ScrollRegion label={texts.retention}>
        <table className="figures w-full min-w-max border-collapse text-start">
          <thead>
            <tr className="border-b border-control">
              {columns.map((column, at) => (
                <th
                  key={column}
                  scope="col"
                  className={`py-2 pe-6 text-start font-semibold ${at === 0 ? `${stays} min-w-28` : ''}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cohorts.map(({ month, joined, still }) => (
              <tr key={month} className="border-b border-line">
                <th scope="row" className={`${stays} py-3 pe-4 text-start font-normal`}>
                  {dates.long(`${month}-01`)}
                </th>
                <td className="py-3 pe-6">{people(joined)}</td>
                {months.map((after, at) => (
                  <td key={after} className="py-3 pe-6">
                    {at < still.length && <Still people={still[at] ?? null} of={joined} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <CsvButton
        table={texts.retention}
        file={texts.retentionFile}
        rows={[
          columns,
          ...cohorts.map(({ month, joined, still }) => [
            month,
            joined ?? people(null),
            ...months.map((_, at) => (at < still.length ? (still[at] ?? people(null)) : '')),
          ]),
        ]}
      />
    </>
  )
}

const stays = 'sticky start-0 z-1 bg-surface'

/** Their share, how many they are, and a bar that says the same. */
function Still({ people, of }: { people: number | null; of: number | null }) {
  const texts = useTexts(analyticsTexts)
  const percent = usePercent()
  const show = usePeopleCount()
  if (people === null || of === null) return <span className="text-sm text-muted">{show(null)}</span>
  return (
    <div className="grid min-w-24 gap-1.5">
      <span>{texts.share(percent(people / of), show(people))}</span>
      <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-sunken">
        <span className="block h-full rounded-full bg-accent" style={{ width: `${(people / of) * 100}%` }} />
      </span>
    </div>
  )
}
