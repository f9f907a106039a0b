import type { ManagedPerson } from '@heraia/contract/admin'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Pass } from '../../files/picture.view.ts'
import { newDaysSql } from '../accounts/new-accounts/is-new-account.ts'
import { type ChipRow, chipSql, showChip } from '../profiles/person.view.ts'

export interface ManagedRow extends ChipRow {
  email: string
  location: string | null
  state: ManagedPerson['state']
  joined_at: Date
  new_days: number | null
}

/** What a query selects of `profiles as p` to show somebody to an admin. */
export const managedSql = ({ settings, now }: Context) =>
  sql`${chipSql}, p.email, p.location, p.state, p.created_at as joined_at,
    ${newDaysSql('p', settings.newAccounts, now())} as new_days`

export const showManaged = (row: ManagedRow, pass: Pass): ManagedPerson => ({
  ...showChip(row, pass),
  email: row.email,
  location: row.location,
  state: row.state,
  joinedAt: row.joined_at.toISOString(),
  newAccountDays: row.new_days,
  verifiedAt: row.chip_verified_at?.toISOString() ?? null,
})
