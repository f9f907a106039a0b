import type { ManagedPerson } from '@heraia/contract/admin'
import { sql } from 'kysely'
import type { Pass } from '../../files/picture.view.ts'
import { type ChipRow, chipSql, showChip } from '../profiles/person.view.ts'

export interface ManagedRow extends ChipRow {
  email: string
  location: string | null
  state: ManagedPerson['state']
  joined_at: Date
}

/** What a query selects of `profiles as p` to show somebody to an admin. */
export const managedSql = sql`${chipSql}, p.email, p.location, p.state, p.created_at as joined_at`

export const showManaged = (row: ManagedRow, pass: Pass): ManagedPerson => ({
  ...showChip(row, pass),
  email: row.email,
  location: row.location,
  state: row.state,
  joinedAt: row.joined_at.toISOString(),
  verifiedAt: row.chip_verified_at?.toISOString() ?? null,
})
