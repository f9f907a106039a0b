import { sql } from 'kysely'
import type { FactorRow } from '../factors/factors.queries.ts'
import type { InWords, Moment } from '../moment.ts'
import type { IdentityRow } from '../users.queries.ts'

/**
 * What a User is shown with, read in the same statement as her row (`users u`): one answer to wait for, not three. In
 * any order, for sorting one row costs PostgreSQL as much as reading it.
 */
export const alongUser = sql`
  (select json_agg(i) from identities i where i.user_id = u.id) as of_identities,
  (select json_agg(f) from mfa_factors f where f.user_id = u.id) as of_factors`

/** null: there are none. */
export interface AlongUser {
  of_identities: InWords<IdentityRow>[] | null
  of_factors: InWords<FactorRow>[] | null
}

/** Oldest first. */
export interface ShownWith {
  identities: InWords<IdentityRow>[]
  factors: InWords<FactorRow>[]
}

/** The user's own columns, and what she is shown with. */
export function takeApart<Row extends AlongUser>(row: Row): { own: Omit<Row, keyof AlongUser>; along: ShownWith } {
  const { of_identities: _, of_factors: __, ...own } = row
  return { own, along: shownWith(row) }
}

export const shownWith = ({ of_identities, of_factors }: AlongUser): ShownWith => ({
  identities: oldestFirst(of_identities ?? []),
  factors: oldestFirst(of_factors ?? []),
})

const oldestFirst = <Row extends { created_at: Moment }>(rows: Row[]): Row[] =>
  rows.length < 2 ? rows : rows.sort((one, other) => timeOf(one) - timeOf(other))

const timeOf = ({ created_at }: { created_at: Moment }): number => new Date(created_at).getTime()
