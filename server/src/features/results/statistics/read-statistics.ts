import type { Statistics } from '@heraia/contract/figures'
import type { PersonId } from '@heraia/contract/ids'
import type { CompetitionCategory, CompetitionLevel } from '@heraia/contract/result-rules'
import type { Context } from '../../../context.ts'
import { findAthlete } from '../find-athlete.ts'
import { computeStatistics } from './compute-statistics.ts'
import { gather } from './gather.ts'

export interface StatisticsAsked {
  season?: number
  category?: CompetitionCategory
  level?: CompetitionLevel
}

export async function readStatistics(
  ctx: Context,
  { id, ...asked }: StatisticsAsked & { id: PersonId },
): Promise<Statistics> {
  await findAthlete(ctx, id)
  return (await statisticsOf(ctx, [id], asked)).get(id) ?? computeStatistics(id, nothing(id), asked.season ?? null)
}

/** Of several people at once. */
export async function statisticsOf(
  ctx: Context,
  ids: readonly PersonId[],
  asked: StatisticsAsked,
): Promise<Map<PersonId, Statistics>> {
  const gathered = await gather(ctx, ids, asked)
  return new Map(ids.map((id) => [id, computeStatistics(id, gathered.get(id) ?? nothing(id), asked.season ?? null)]))
}

const nothing = (id: string) => ({ person_id: id, groups: [], seasons: [], places: [] })
