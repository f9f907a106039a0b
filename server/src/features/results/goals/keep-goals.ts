import type { Goal, GoalKind } from '@heraia/contract/goals'
import type { GoalId, PersonId } from '@heraia/contract/ids'
import { GOALS_MAX } from '@heraia/contract/result-rules'
import { sql } from 'kysely'
import { type Context, inTransaction, type SignedIn, viewerId } from '../../../context.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { conflict, invalidField } from '../../../refused.ts'
import { type ChosenDiscipline, chooseDiscipline } from '../choose-discipline.ts'
import { findAthlete, mustBeAthlete } from '../find-athlete.ts'
import { dayOf } from '../result-columns.ts'
import { columnsOf } from '../typed-discipline.ts'
import { showGoal } from './goal.view.ts'
import { findGoal, type GoalRow, goalsOf, lockOwnGoal } from './goals.queries.ts'

type SaidGoal = ChosenDiscipline & {
  kind: GoalKind
  title: string | null
  target: number
  startsOn: string
  dueOn: string
}

/** The next due first. */
export async function listGoals(ctx: Context, id: PersonId): Promise<{ items: Goal[] }> {
  await findAthlete(ctx, id)
  const rows = await goalsOf(ctx, id)
  return { items: rows.map((row) => showGoal(row, viewerId(ctx), dayOf(ctx.now()))) }
}

/** Sending the same id again answers the goal that is there, as it is now. */
export async function addGoal(ctx: SignedIn, said: SaidGoal & { id: GoalId }): Promise<Goal> {
  mustBeAthlete(ctx)
  await takeFromLimit(ctx, 'results')
  const columns = await columnsFor(ctx, said)
  return inTransaction(ctx, async (tx) => {
    const now = tx.now()
    await tx.db
      .insertInto('goals')
      .values({ ...columns, id: said.id, person_id: tx.viewer.id, created_at: now, updated_at: now })
      .onConflict((on) => on.column('id').doNothing())
      .execute()
    await mayHaveSoMany(tx)
    const row = await findGoal(tx, said.id)
    if (row?.person_id !== tx.viewer.id) throw conflict('id_taken', 'Somebody else used this id.')
    return showGoal(row, tx.viewer.id, dayOf(now))
  })
}

/** What is not said stays as it is. */
export async function editGoal(ctx: SignedIn, { id, ...change }: Partial<SaidGoal> & { id: GoalId }): Promise<Goal> {
  await takeFromLimit(ctx, 'results')
  return inTransaction(ctx, async (tx) => {
    const before = await lockOwnGoal(tx, id)
    const said = { ...asSaid(before), ...change }
    if (change.own) said.discipline = change.discipline ?? null
    const columns = await columnsFor(tx, said)
    await tx.db
      .updateTable('goals')
      .set({ ...columns, updated_at: tx.now() })
      .where('id', '=', id)
      .execute()
    return showGoal((await findGoal(tx, id)) ?? before, tx.viewer.id, dayOf(tx.now()))
  })
}

export async function removeGoal(ctx: SignedIn, id: GoalId): Promise<{ id: GoalId }> {
  await inTransaction(ctx, async (tx) => {
    await lockOwnGoal(tx, id)
    await tx.db.deleteFrom('goals').where('id', '=', id).execute()
  })
  return { id }
}

const asSaid = (row: GoalRow): SaidGoal => ({
  ...{ kind: row.kind, discipline: row.discipline, own: null, title: row.title },
  ...{ target: row.target / 1000, startsOn: row.starts_on, dueOn: row.due_on },
})

/** What the contract's schema cannot know: a goal that can be reached, of what can be counted. */
async function columnsFor(ctx: SignedIn, said: SaidGoal) {
  const isOfDiscipline = said.kind === 'best' || said.kind === 'total'
  const discipline = isOfDiscipline ? await chooseDiscipline(ctx, said) : null
  if (said.kind === 'total' && (discipline?.better !== 'higher' || discipline.measure === 'height')) {
    throw invalidField('kind', 'does_not_add_up', 'Values of this discipline do not add up to anything.')
  }
  if (said.dueOn < said.startsOn) throw invalidField('dueOn', 'before_start', 'It is due before it starts.')
  if (said.startsOn < '1900-01-01') throw invalidField('startsOn', 'too_early', 'Nobody started then.')
  if (said.dueOn > '2200-12-31') throw invalidField('dueOn', 'out_of_range', 'Nobody waits so long.')
  const range = said.kind === 'best' && discipline ? discipline.range : { least: 0.001, most: 5_000_000 }
  const isCount = !isOfDiscipline || discipline?.measure === 'position'
  if (isCount && !Number.isInteger(said.target)) throw invalidField('target', 'not_a_whole_number', 'Count in ones.')
  if (said.target < range.least || said.target > range.most) {
    throw invalidField('target', 'out_of_range', 'Nobody can have this.')
  }
  const none = { discipline: null, sport: null, own_name: null, measure: null, lower_is_better: null }
  return {
    ...{ kind: said.kind, title: said.title || null, starts_on: said.startsOn, due_on: said.dueOn },
    target: Math.round(said.target * 1000),
    ...(discipline ? columnsOf(discipline) : none),
  }
}

async function mayHaveSoMany(tx: SignedIn): Promise<void> {
  const { rows } = await sql<{ goals: number }>`
    select count(*)::integer as goals from goals where person_id = ${tx.viewer.id}`.execute(tx.db)
  if ((rows[0]?.goals ?? 0) > GOALS_MAX) throw conflict('too_many_goals', `Nobody keeps more than ${GOALS_MAX} goals.`)
}
