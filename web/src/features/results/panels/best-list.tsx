import type { BestFigure, SeasonBest } from '@heraia/contract/figures'
import { Button } from '@heraia/ui/button'
import { useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { ChangeMark } from '../figures/change-mark.tsx'
import { FigureLink } from '../figures/figure-link.tsx'
import { figureNames } from '../figures/figure-texts.ts'
import { useMarks } from '../marks/use-marks.ts'
import { summaryTexts } from '../stats-texts.ts'
import type { StatsViewing } from '../use-stats-view.ts'

const FIRST = 6

/** Bests, one a discipline, as large as headlines: who set them, where and when stands below. */
export function BestList({ bests, viewing, against }: BestListProps) {
  const texts = useTexts(summaryTexts)
  const [isWhole, showWhole] = useState(false)
  if (bests.length === 0) return <p className="text-muted">{texts.noBests}</p>
  const shown = isWhole ? bests : bests.slice(0, FIRST)
  return (
    <div className="grid gap-4">
      <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((best) => (
          <Best key={best.id} best={best} viewing={viewing} against={against} />
        ))}
      </dl>
      {shown.length < bests.length && (
        <Button onClick={() => showWhole(true)} className="justify-self-start">
          {texts.allBests(bests.length - shown.length)}
        </Button>
      )}
    </div>
  )
}

interface BestListProps {
  bests: readonly (BestFigure | SeasonBest)[]
  viewing: StatsViewing
  /** The season that the changes are against. */
  against?: number | null
}

function Best({
  best,
  viewing,
  against,
}: { best: BestFigure | SeasonBest } & Pick<BestListProps, 'viewing' | 'against'>) {
  const names = useTexts(figureNames)
  const { name, figure, day } = useMarks()
  const discipline = best.discipline ? name(best.discipline.name) : ''
  return (
    <div className="flex min-w-0 flex-col">
      <dt dir="auto" className="order-first text-sm font-semibold text-muted [overflow-wrap:anywhere]">
        {discipline}
      </dt>
      <dd className="title figures text-2xl leading-tight">
        <FigureLink figure={best} viewing={viewing} name={`${names[best.key]}, ${discipline}`}>
          {figure(best) ?? '–'}
        </FigureLink>
      </dd>
      {'change' in best && best.change && against && (
        <dd className="mt-1">
          <ChangeMark change={best.change} against={against} viewing={viewing} />
        </dd>
      )}
      {best.holder && (
        <dd className="mt-1 text-sm text-muted [overflow-wrap:anywhere]">
          <span dir="auto">{best.holder.event}</span>
          {' · '}
          <time dateTime={best.holder.date}>{day(best.holder.date)}</time>
        </dd>
      )}
    </div>
  )
}
