import type { GoalKind } from '@heraia/contract/goals'
import type { GoalId } from '@heraia/contract/ids'
import { type RawBuilder, sql } from 'kysely'
import type { Context, SignedIn } from '../../../context.ts'
import { notFound } from '../../../refused.ts'
import type { DisciplineColumns } from '../typed-discipline.ts'
import { isCountedBy } from './goal-results.ts'

export interface GoalRow {
  id: GoalId
  person_id: string
  kind: GoalKind
  discipline: string | null
  sport: DisciplineColumns['sport'] | null
  own_name: string | null
  measure: DisciplineColumns['measure'] | null
  lower_is_better: boolean | null
  title: string | null
  target: number
  starts_on: string
  due_on: string
  /** How many results it counts. */
  results: number
  /** The best of them by rank, before it started and until now. */
  start_rank: number | null
  best_rank: number | null
  sum: number
  /** The day that the target was reached. */
  reached_on: string | null
}

/** Goals with what counts for them; one walk of her results a goal, at most fifty. */
const select = (where: RawBuilder<unknown>) => sql<GoalRow>`
  select g.id, g.person_id, g.kind, g.discipline, g.sport, g.own_name, g.measure, g.lower_is_better, g.title, g.target,
    g.starts_on, g.due_on, m.results, m.start_rank, m.best_rank, m.sum,
    case when g.kind = 'best' then m.best_on else (
      select t.held_on from (
        select r.held_on, sum(case when g.kind = 'total' then r.value else 1000 end)
          over (order by r.held_on, r.id) as so_far
        from results r where ${isCountedBy('r', 'g')}) as t
      where t.so_far >= g.target order by t.held_on limit 1) end as reached_on
  from goals g cross join lateral (
    select count(*)::integer as results, min(r.rank_value) as best_rank, coalesce(sum(r.value), 0)::bigint as sum,
      min(r.rank_value) filter (where r.held_on < g.starts_on) as start_rank,
      min(r.held_on) filter (where r.held_on >= g.starts_on
        and r.rank_value <= case when g.lower_is_better then g.target else -g.target end) as best_on
    from results r where ${isCountedBy('r', 'g')}) as m
  where ${where}
  order by g.due_on, g.id`

export const goalsOf = async (ctx: Context, personId: string): Promise<GoalRow[]> =>
  (await select(sql`g.person_id = ${personId}::uuid`).execute(ctx.db)).rows

export const findGoal = async (ctx: Context, id: GoalId): Promise<GoalRow | undefined> =>
  (await select(sql`g.id = ${id}`).execute(ctx.db)).rows[0]

/** Her own, to be changed. Others' are as missing as those that never were. */
export async function lockOwnGoal(tx: SignedIn, id: GoalId): Promise<GoalRow> {
  await sql`select 1 from goals where id = ${id} and person_id = ${tx.viewer.id} for update`.execute(tx.db)
  const row = await findGoal(tx, id)
  if (row?.person_id !== tx.viewer.id) throw notFound('goal')
  return row
}
