import { ResultId } from '@heraia/contract/ids'
import type { ApiClient } from '@heraia/contract/index'
import { importSaid, recordsOneOfEach } from '@heraia/hosts/test/records'
import type { Player } from '@heraia/hosts/test/season'

/** She records, imports, aims and is ranked; every kind of figure is opened. */
export async function driveResults({ api, ...mira }: Player, stranger: ApiClient): Promise<void> {
  const { result, goal, ranking } = await recordsOneOfEach({ api, ...mira })
  const own = { sport: 'Parkour', name: 'Speed run', measure: 'time', better: 'lower' } as const
  const another = { ...result, id: ResultId.parse(goal.id), discipline: null, own, date: '2025-05-31' }
  const { discipline } = await api.results.add(another)
  await api.results.edit({ id: another.id, discipline: discipline.key, value: 13 })
  await api.results.import(importSaid)
  await api.results.import({ ...importSaid, dryRun: false, discipline: discipline.key })
  await api.results.disciplines({})
  const { id } = mira
  for (const asked of [{ id }, { id, season: 2026, category: 'national', level: 'senior' } as const]) {
    await api.results.statistics(asked)
    await api.results.list({ ...asked, discipline: discipline.key })
    await api.results.monthly({ ...asked, season: 2026, discipline: discipline.key })
  }
  for (const figure of [
    ...['personalBest.athletics-100m', 'seasonBest.2026.athletics-100m', 'change.seasonBest.2026.athletics-100m'],
    ...['results', 'wins.2026', 'change.podiums.2026', 'averagePlace.2026', 'consistency', 'consistency.2026'],
    ...['improvement.2026', 'competitiveness', 'month.2026-05', `goal.${goal.id}`, 'total.basketball-points'],
  ]) {
    await stranger.results.list({ id, figure })
  }
  const { nextCursor } = await api.results.list({ id, limit: 1 })
  await api.results.list({ id, cursor: nextCursor ?? undefined })
  await api.results.list({ id, q: 'meeting' })
  await api.results.seasons({ id })
  await api.results.setSettings(await api.results.settings())
  await api.results.compare({ ids: [id] })
  await api.results.editGoal({ id: goal.id, target: 11.5 })
  await api.results.goals({ id })
  await api.results.editRanking({ id: ranking.id, position: 6 })
  await api.results.rankings({ id })
  const history = await api.results.rankingHistory({ id, limit: 1 })
  await api.results.rankingHistory({
    id,
    scope: 'national',
    category: '100 m',
    cursor: history.nextCursor ?? undefined,
  })
  await api.results.removeGoal({ id: goal.id })
  await api.results.removeRanking({ id: ranking.id })
  await api.results.remove({ id: result.id })
}
