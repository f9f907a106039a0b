import type { Insertable } from 'kysely'
import type { IdentitiesTable } from '../tables/identities.ts'
import type { ProfilesTable } from '../tables/profiles.ts'
import type { UsersTable } from '../tables/users.ts'
import type { Speaker } from './fill-in.ts'

export type ProfileRow = Insertable<ProfilesTable> & {
  created_at: Date
  followers_count: number
  following_count: number
  posts_count: number
}

/** Somebody of the made-up world: her rows, and how she speaks. */
export interface MadePerson {
  profile: ProfileRow
  user: Insertable<UsersTable>
  /** Those who can sign in have one. */
  identity: Insertable<IdentitiesTable> | null
  speaker: Speaker
  /** How likely others follow her, 1 for most people. */
  pull: number
}
