import type { Statistics } from '@heraia/contract/figures'
import type { PersonId } from '@heraia/contract/ids'
import { personalBests, seasonBests } from './bests.ts'
import type { Gathered } from './gather.ts'
import { performance } from './performance.ts'
import { career, currentSeason, medals } from './season-and-career.ts'

/** Every figure, from what was gathered. `asked` is the season of the filter; without it, the newest is shown. */
export function computeStatistics(personId: PersonId, gathered: Gathered, asked: number | null): Statistics {
  const { groups } = gathered
  const seasons = groups.map(({ season }) => season)
  const season = asked ?? (seasons.length > 0 ? Math.max(...seasons) : null)
  const earlier = season === null ? [] : seasons.filter((each) => each < season)
  return {
    personId,
    season,
    lastSeason: earlier.length > 0 ? Math.max(...earlier) : null,
    personalBests: personalBests(groups),
    seasonBests: seasonBests(groups, season),
    currentSeason: currentSeason(gathered, season),
    career: career(gathered),
    medals: medals(groups, asked),
    performance: performance(gathered, asked, season),
  }
}
