import type { PersonId } from '@heraia/contract/ids'
import type { PersonChip } from '@heraia/contract/person'
import type { Role } from '@heraia/contract/roles'
import type { StoredPicture } from '@heraia/database/json'
import { sql } from 'kysely'
import { showPicture } from '../../files/picture.view.ts'

/** What a query selects of `profiles as p` to show somebody; the names collide with no other table's. */
export const chipColumns = [
  'p.id as chip_id',
  'p.handle as chip_handle',
  'p.name as chip_name',
  'p.role as chip_role',
  'p.sport as chip_sport',
  'p.avatar as chip_avatar',
  'p.verified_at as chip_verified_at',
] as const

/** The same for hand-written SQL. */
export const chipSql = sql`p.id as chip_id, p.handle as chip_handle, p.name as chip_name, p.role as chip_role,
  p.sport as chip_sport, p.avatar as chip_avatar, p.verified_at as chip_verified_at`

export interface ChipRow {
  chip_id: string
  chip_handle: string
  chip_name: string
  chip_role: Role
  chip_sport: string | null
  chip_avatar: StoredPicture | null
  chip_verified_at: Date | null
}

export const showChip = (row: ChipRow): PersonChip => ({
  id: row.chip_id as PersonId,
  handle: row.chip_handle,
  name: row.chip_name,
  role: row.chip_role,
  sport: row.chip_sport,
  avatar: row.chip_avatar && showPicture(row.chip_avatar, null),
  verified: row.chip_verified_at !== null,
})
