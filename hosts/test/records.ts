import { GoalId, RankingId, ResultId } from '@heraia/contract/ids'
import type { ApiClient } from '@heraia/contract/index'
import type { Result } from '@heraia/contract/results'
import { uuid7 } from '@heraia/contract/uuid7'
import type { Player } from './season.ts'

type Acts = ApiClient['results']
export type SaidResult = Parameters<Acts['add']>[0]
type SaidGoal = Parameters<Acts['addGoal']>[0]
type SaidRanking = Parameters<Acts['addRanking']>[0]

/** What she says of a result: 100 metres in 12 seconds, unless said. */
export const saidResult = (said: Partial<SaidResult> = {}): SaidResult => ({
  id: ResultId.parse(uuid7()),
  ...{ event: 'City Meeting', discipline: 'athletics-100m', own: null, value: 12, date: '2026-05-31', position: null },
  ...{ location: null, category: null, level: null, wind: null, legal: true },
  ...said,
})

/** Records a result of hers. */
export const records = ({ api }: Player, said: Partial<SaidResult> = {}): Promise<Result> =>
  api.results.add(saidResult(said))

/** One of each: a result, a goal and a ranking of hers, with what each was said to be. */
export async function recordsOneOfEach(player: Player) {
  const result = saidResult({ position: 1, category: 'national' })
  const goal: SaidGoal = {
    id: GoalId.parse(uuid7()),
    ...{ kind: 'best', discipline: 'athletics-100m', own: null, title: 'Under twelve', target: 11.9 },
    ...{ startsOn: '2026-01-01', dueOn: '2026-12-31' },
  }
  const ranking: SaidRanking = {
    id: RankingId.parse(uuid7()),
    ...{ scope: 'national', category: '100 m', position: 7, outOf: 90, source: 'Federation', date: '2026-06-01' },
    sourceUrl: 'https://example.org/list',
  }
  await player.api.results.add(result)
  await player.api.results.addGoal(goal)
  await player.api.results.addRanking(ranking)
  return { result, goal, ranking }
}

/** A file of one line, to be looked at. */
export const importSaid = {
  ...({ dryRun: true, dateStyle: 'year-first', decimals: 'point' } as const),
  rows: [{ line: 2, event: 'City Meeting', discipline: '100 m', value: '12.01', date: '2026-05-31' }],
}
