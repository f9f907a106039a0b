import { sportsInSpanish } from '@heraia/contract/sport-meant'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** The stored names of the sports that a term names in Spanish; null where it names none. */
export function sportsOf(term: string): string[] | null {
  const sports = sportsInSpanish(term)
  return sports.length > 0 ? sports : null
}

/**
 * A person or a team that holds the term, or is of a sport that it names. A name is no pattern; of `=` the planner thinks
 * that ten of a dozen sports are meant, and reads all teams.
 */
export const orOfSports = (
  alias: 'p' | 't',
  isHeld: RawBuilder<SqlBool>,
  sports: readonly string[] | null,
): RawBuilder<SqlBool> =>
  sports === null
    ? isHeld
    : sql<SqlBool>`(${isHeld} or ${sql.ref(`${alias}.sport_folded`)} like any(${sports}::text[]))`
