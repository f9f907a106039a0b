import type { PersonId } from '@heraia/contract/ids'
import type { PersonChip, Picture } from '@heraia/contract/person'
import type { Role } from '@heraia/contract/roles'
import type { StoredPicture } from '@heraia/database/json'
import { sql } from 'kysely'
import { type Pass, showPicture } from '../../files/picture.view.ts'
import { isMinor } from '../../visibility/people.ts'

/** What a query selects of `profiles as p` to show somebody; the names collide with no other table's. */
export const chipSql = sql`p.id as chip_id, p.handle as chip_handle, p.name as chip_name, p.role as chip_role,
  p.sport as chip_sport, p.avatar as chip_avatar, p.verified_at as chip_verified_at,
  ${isMinor('p')} as chip_minor`

export interface ChipRow {
  chip_id: string
  chip_handle: string
  chip_name: string
  chip_role: Role
  chip_sport: string | null
  chip_avatar: StoredPicture | null
  chip_verified_at: Date | null
  chip_minor: boolean
}

/** `pass` is the viewer's. */
export const showChip = (row: ChipRow, pass: Pass): PersonChip => ({
  id: row.chip_id as PersonId,
  handle: row.chip_handle,
  name: row.chip_name,
  role: row.chip_role,
  sport: row.chip_sport,
  avatar: showOwnPicture(row.chip_avatar, row.chip_minor, pass),
  verified: row.chip_verified_at !== null,
})

/** An avatar or a cover. Those of minors are not for who is not signed in, as she is in no list for them. */
export function showOwnPicture(stored: StoredPicture | null, isMinors: boolean, pass: Pass): Picture | null {
  if (stored === null || (isMinors && pass === null)) return null
  return showPicture(stored, isMinors ? pass : null)
}
