import { sql } from 'kysely'
import type { FactorRow } from '../factors/factors.queries.ts'
import type { IdentityRow } from '../users.queries.ts'

/** What a User is shown with, read in the same statement as her row (`users u`): one answer to wait for, not three. */
export const alongUser = sql`
  (select coalesce(json_agg(i order by i.created_at), '[]') from identities i where i.user_id = u.id) as of_identities,
  (select coalesce(json_agg(f order by f.created_at), '[]') from mfa_factors f where f.user_id = u.id) as of_factors`

/** JSON knows no dates. */
type InJson<Row> = {
  [Name in keyof Row]: Row[Name] extends Date ? string : Row[Name] extends Date | null ? string | null : Row[Name]
}

export interface AlongUser {
  of_identities: InJson<IdentityRow>[]
  of_factors: InJson<FactorRow>[]
}

export interface ShownWith {
  identities: IdentityRow[]
  factors: FactorRow[]
}

/** The user's own columns, and what she is shown with. */
export function takeApart<Row extends AlongUser>(row: Row): { own: Omit<Row, keyof AlongUser>; along: ShownWith } {
  const { of_identities, of_factors, ...own } = row
  return { own, along: { identities: of_identities.map(identityOf), factors: of_factors.map(factorOf) } }
}

const identityOf = (row: InJson<IdentityRow>): IdentityRow => ({
  ...row,
  last_sign_in_at: dateOf(row.last_sign_in_at),
  created_at: new Date(row.created_at),
  updated_at: new Date(row.updated_at),
})

const factorOf = (row: InJson<FactorRow>): FactorRow => ({
  ...row,
  last_challenged_at: dateOf(row.last_challenged_at),
  created_at: new Date(row.created_at),
  updated_at: new Date(row.updated_at),
})

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text))
