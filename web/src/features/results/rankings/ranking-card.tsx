import type { CurrentRanking } from '@heraia/contract/rankings'
import { ExternalLink, Minus, TrendingDown, TrendingUp } from 'lucide-react'
import { useTexts } from '../../../lib/locale.tsx'
import { useMarks } from '../marks/use-marks.ts'
import { RankingMenu } from './ranking-menu.tsx'
import { RankingStanding } from './ranking-standing.tsx'
import { rankingTexts } from './ranking-texts.ts'

/** The newest place in a list, large, with who says so and since when. */
export function RankingCard({ ranking }: { ranking: CurrentRanking }) {
  const texts = useTexts(rankingTexts)
  const { mark, day } = useMarks()
  return (
    <article className="grid content-start gap-2 rounded-md bg-sunken p-4">
      <div className="flex items-start justify-between gap-3">
        <div className="grid min-w-0">
          <h4 className="font-semibold">{texts[ranking.scope]}</h4>
          <p dir="auto" className="text-sm text-muted [overflow-wrap:anywhere]">
            {ranking.category}
          </p>
        </div>
        <RankingMenu ranking={ranking} />
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="title figures text-2xl">{mark(ranking.position, 'place')}</span>
        {ranking.outOf !== null && <span className="text-muted">{texts.outOf(mark(ranking.outOf, 'count'))}</span>}
      </p>
      {ranking.previous && <Movement position={ranking.position} previous={ranking.previous} />}
      <p className="text-sm text-muted">
        <RankingSource source={ranking.source} url={ranking.sourceUrl} /> ·{' '}
        <time dateTime={ranking.date}>{texts.on(day(ranking.date))}</time>
      </p>
      <RankingStanding ranking={ranking} />
    </article>
  )
}

export function RankingSource({ source, url }: { source: string; url: string | null }) {
  const texts = useTexts(rankingTexts)
  if (!url)
    return (
      <span dir="auto" className="[overflow-wrap:anywhere]">
        {texts.source(source)}
      </span>
    )
  return (
    <a href={url} rel="nofollow noopener ugc" target="_blank" dir="auto" className="link [overflow-wrap:anywhere]">
      {texts.source(source)} <ExternalLink aria-hidden="true" className="inline size-3.5" />
      <span className="sr-only"> ({texts.newWindow})</span>
    </a>
  )
}

function Movement({ position, previous }: { position: number; previous: { position: number; date: string } }) {
  const texts = useTexts(rankingTexts)
  const { day } = useMarks()
  const places = previous.position - position
  const icon = { 'aria-hidden': true, className: 'size-4 shrink-0' } as const
  const since = day(previous.date)
  return (
    <p className={`flex items-center gap-1.5 text-sm font-semibold ${places > 0 ? 'text-success-ink' : 'text-muted'}`}>
      {places > 0 ? <TrendingUp {...icon} /> : places < 0 ? <TrendingDown {...icon} /> : <Minus {...icon} />}
      {places > 0 ? texts.up(places, since) : places < 0 ? texts.down(-places, since) : texts.level(since)}
    </p>
  )
}
