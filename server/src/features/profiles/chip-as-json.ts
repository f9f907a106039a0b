import type { PersonId } from '@heraia/contract/ids'
import type { PersonChip } from '@heraia/contract/person'
import type { Role } from '@heraia/contract/roles'
import type { StoredPicture } from '@heraia/database/json'
import { type RawBuilder, sql } from 'kysely'
import type { Pass } from '../../files/picture.view.ts'
import { isMinor } from '../../visibility/people.ts'
import { showChip } from './person.view.ts'

/** Somebody beside the one that a row is about, as JSON: a row has few of them, many have none. */
export interface ChipAsJson {
  id: string
  handle: string
  name: string
  role: Role
  sport: string | null
  avatar: StoredPicture | null
  verified_at: string | null
  is_minor: boolean
}

/** What a query selects of `profiles as <alias>`, joined from the left: null where nobody is. */
export const chipAsJson = (alias: string): RawBuilder<unknown> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`case when ${column('id')} is not null then jsonb_build_object('id', ${column('id')},
    'handle', ${column('handle')}, 'name', ${column('name')}, 'role', ${column('role')}, 'sport', ${column('sport')},
    'avatar', ${column('avatar')}, 'verified_at', ${column('verified_at')}, 'is_minor', ${isMinor(alias)}) end`
}

export const showChipAsJson = (chip: ChipAsJson | null, pass: Pass): PersonChip | null =>
  chip &&
  showChip(
    {
      chip_id: chip.id as PersonId,
      chip_handle: chip.handle,
      chip_name: chip.name,
      chip_role: chip.role,
      chip_sport: chip.sport,
      chip_avatar: chip.avatar,
      chip_minor: chip.is_minor,
      chip_verified_at: chip.verified_at === null ? null : new Date(chip.verified_at),
    },
    pass,
  )
