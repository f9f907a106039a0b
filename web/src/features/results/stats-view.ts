import { isUuid } from '@heraia/contract/is-uuid'
import { COMPETITION_CATEGORIES, type CompetitionCategory } from '@heraia/contract/result-rules'

export const PANELS = ['summary', 'performance', 'competitions', 'rankings'] as const
export type StatsPanel = (typeof PANELS)[number]

/** What of the Stats tab is shown: all of it stands in the address, for Back, a reload and a shared link. */
export interface StatsView {
  panel: StatsPanel
  /** undefined: all seasons. */
  season?: number
  /** undefined: every reach. */
  category?: CompetitionCategory
  /** Whose best the months show. */
  discipline?: string
  /** The figure whose results are open. */
  figure?: string
  /** Ids of those she is compared with. */
  compare: string[]
}

const OTHERS_MAX = 4

/** What is none of these is left out. */
export function readStatsView(query: URLSearchParams): StatsView {
  const season = Number(query.get('season'))
  return {
    panel: PANELS.find((panel) => panel === query.get('panel')) ?? 'summary',
    season: Number.isInteger(season) && season >= 1900 && season <= 2200 ? season : undefined,
    category: COMPETITION_CATEGORIES.find((category) => category === query.get('category')),
    discipline: query.get('discipline') || undefined,
    figure: query.get('figure') || undefined,
    compare: (query.get('compare') ?? '').split(',').filter(isUuid).slice(0, OTHERS_MAX),
  }
}

export function writeStatsView(view: Partial<StatsView>): Record<string, string | undefined> {
  const { panel, season, category, discipline, figure, compare = [] } = view
  return {
    panel: panel === 'summary' ? undefined : panel,
    season: season?.toString(),
    category,
    discipline,
    figure,
    compare: compare.join(',') || undefined,
  }
}
