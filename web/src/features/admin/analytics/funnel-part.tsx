import type { AnalyticsFunnel, AnalyticsPeriod } from '@heraia/contract/analytics'
import { FEWEST_PEOPLE } from '@heraia/contract/fewest-people'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../lib/locale.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { usePercent } from '../use-percent.ts'
import { AnalyticsPart } from './analytics-part.tsx'
import { analyticsFunnel } from './analytics-queries.ts'
import { analyticsTexts } from './analytics-texts.ts'
import { CsvButton } from './csv-button.tsx'
import { usePeopleCount } from './use-people-count.ts'

const STEPS = ['registered', 'confirmed', 'filled', 'followed', 'spoke'] as const

export function FunnelPart({ period }: { period: AnalyticsPeriod }) {
  const texts = useTexts(analyticsTexts)
  const funnel = useQuery(analyticsFunnel(period))
  return (
    <AnalyticsPart title={texts.funnel} lead={texts.funnelHelp} query={funnel}>
      {(data) => <Steps funnel={data} period={period} />}
    </AnalyticsPart>
  )
}

/** One below the other, each as long as its share of all. */
function Steps({ funnel, period }: { funnel: AnalyticsFunnel; period: AnalyticsPeriod }) {
  const texts = useTexts(analyticsTexts)
  const { number } = useFormat()
  const percent = usePercent()
  const people = usePeopleCount()
  const { registered } = funnel
  if (registered === null) return <p className="py-6 text-muted">{texts.tooFew(number(FEWEST_PEOPLE))}</p>
  const shareOf = (count: number | null) => (count === null ? null : count / registered)
  return (
    <>
      <ol className="grid gap-5">
        {STEPS.map((step) => {
          const share = shareOf(funnel[step])
          return (
            <li key={step} className="grid gap-1">
              <p className="flex flex-wrap justify-between gap-x-4">
                <span className="font-semibold">{texts.steps[step]}</span>
                <span className="figures">
                  {share === null ? people(null) : texts.share(people(funnel[step]), percent(share))}
                </span>
              </p>
              <div aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-sunken">
                <div className="h-full rounded-full bg-accent" style={{ width: `${(share ?? 0) * 100}%` }} />
              </div>
              <p className="max-w-prose text-sm text-muted">{texts.stepHow[step]}</p>
            </li>
          )
        })}
      </ol>
      <CsvButton
        table={texts.funnel}
        file={`${texts.funnelFile}-${period}`}
        rows={[
          [texts.step, texts.people, texts.shareOfAll],
          ...STEPS.map((step) => [texts.steps[step], funnel[step] ?? people(null), inFile(shareOf(funnel[step]))]),
        ]}
      />
    </>
  )
}

/** As a spreadsheet counts with it: 0.425. */
const inFile = (share: number | null): number | string => (share === null ? '' : Math.round(share * 1000) / 1000)
