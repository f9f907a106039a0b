import { type RawBuilder, type SqlBool, sql } from 'kysely'

/**
 * Whether this result is one that a goal counts; both are aliases of rows. A best counts from the first day, for it is
 * where she started; the others count from the day the goal starts.
 */
export const isCountedBy = (result: string, goal: string): RawBuilder<SqlBool> => {
  const r = (name: string) => sql.ref(`${result}.${name}`)
  const g = (name: string) => sql.ref(`${goal}.${name}`)
  return sql<SqlBool>`(${r('person_id')} = ${g('person_id')} and ${r('held_on')} <= ${g('due_on')}
    and (${g('discipline')} is null or ${r('discipline')} = ${g('discipline')})
    and case ${g('kind')} when 'best' then ${r('counts')} else ${r('held_on')} >= ${g('starts_on')} end
    and case ${g('kind')} when 'podiums' then coalesce(${r('position')} <= 3, false)
      when 'wins' then coalesce(${r('position')} = 1, false) else true end)`
}

export const goalHolds = (result: string, goalId: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`coalesce((select ${isCountedBy(result, 'g')} from goals g where g.id = ${goalId}::uuid), false)`
