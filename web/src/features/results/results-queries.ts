import type { PersonId } from '@heraia/contract/ids'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { byCursor } from '../../lib/infinite-list.ts'
import type { StatsView } from './stats-view.ts'

type Filters = Pick<StatsView, 'season' | 'category'>

export const choicesOf = (id: PersonId) => api.results.seasons.queryOptions({ input: { id } })

export const statisticsOf = (id: PersonId, { season, category }: Filters) =>
  api.results.statistics.queryOptions({ input: { id, season, category } })

export const monthsOf = (id: PersonId, season: number, { category, discipline }: StatsView) =>
  api.results.monthly.queryOptions({ input: { id, season, category, discipline } })

export const resultsOf = (id: PersonId, filters: Filters & { figure?: string }) =>
  api.results.list.infiniteOptions(byCursor((cursor) => ({ id, ...filters, cursor })))

export const goalsOf = (id: PersonId) => api.results.goals.queryOptions({ input: { id } })
export const rankingsOf = (id: PersonId) => api.results.rankings.queryOptions({ input: { id } })
export const rankingHistoryOf = (id: PersonId) =>
  api.results.rankingHistory.infiniteOptions(byCursor((cursor) => ({ id, cursor })))

export const disciplinesOf = (sport: string) =>
  api.results.disciplines.queryOptions({ input: { sport }, staleTime: Number.POSITIVE_INFINITY })

/** Every figure may follow from any result, the profile counts them, and an achievement may be about one. */
export const resultsChanged = (queries: QueryClient) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: api.results.key() }),
    queries.invalidateQueries({ queryKey: api.achievements.key() }),
    queries.invalidateQueries({ queryKey: api.profiles.get.key() }),
  ])
