import type { Figure } from '@heraia/contract/figures'
import { Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { useTexts } from '../../../lib/locale.tsx'
import { useMarks } from '../marks/use-marks.ts'
import { summaryTexts } from '../stats-texts.ts'
import type { StatsViewing } from '../use-stats-view.ts'
import { FigureLink } from './figure-link.tsx'
import { figureNames } from './figure-texts.ts'

interface ChangeMarkProps {
  change: Figure
  against: number
  viewing: StatsViewing
}

const icon = { 'aria-hidden': true, className: 'size-4 shrink-0' } as const

/** Percent against the season before: an arrow, a sign and a word, for none of them is seen or heard by everybody. */
export function ChangeMark({ change, against, viewing }: ChangeMarkProps) {
  const texts = useTexts(summaryTexts)
  const names = useTexts(figureNames)
  const marks = useMarks()
  if (change.value === null) return null
  const rounded = Math.round(change.value * 10)
  const look = rounded > 0 ? 'text-success-ink' : 'text-muted'
  return (
    <span className={`flex flex-wrap items-center gap-x-1.5 text-sm font-semibold ${look}`}>
      {rounded > 0 ? <TrendingUp {...icon} /> : rounded < 0 ? <TrendingDown {...icon} /> : <Minus {...icon} />}
      <FigureLink figure={change} viewing={viewing} name={names.seasonChange} className="figures">
        {marks.change(change.value)}
      </FigureLink>
      <span className="font-normal">
        {rounded > 0 ? texts.better : rounded < 0 ? texts.worse : texts.same} {texts.changeAgainst(against)}
      </span>
    </span>
  )
}
