import type { Language } from '@heraia/contract/accounts'
import type { ChosenRole, Role } from '@heraia/contract/roles'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { tellChanged } from '../../../live/page-changes.ts'
import { searchColumns } from '../../../search-columns.ts'
import { handlesToTry } from './handle.ts'
import { keepSportAndPlace } from './keep-sport-and-place.ts'

export interface NewProfile {
  name: string
  role: ChosenRole
  sport: string | null
  termsVersion: string | null
  /** Default: now. */
  acceptedAt?: Date
  language: Language | null
}

/**
 * New profiles start with zero counts, not verified, open to all; where an admin looks at whoever registers, nobody sees them
 * before (`waiting`). null: she has one already.
 */
export async function makeProfile(
  tx: Context,
  userId: string,
  email: string,
  said: NewProfile,
): Promise<'active' | 'waiting' | null> {
  const now = tx.now()
  for (const handle of await freeHandles(tx, said.name)) {
    const columns = searchColumns({ ...said, handle, location: null })
    const made = await tx.db
      .insertInto('profiles')
      .values({
        id: userId,
        handle,
        email,
        name: said.name,
        role: roleOf(tx, email, said),
        state: stateOf(userId),
        sport: said.sport,
        social_links: '{}',
        language: said.language,
        terms_version: said.termsVersion,
        terms_accepted_at: said.termsVersion === null ? null : (said.acceptedAt ?? now),
        notification_settings: '{}',
        ...columns,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('state')
      .executeTakeFirst()
    if (made?.state === 'waiting') {
      await tx.db.insertInto('registration_requests').values({ person_id: userId, created_at: now }).execute()
      return 'waiting'
    }
    if (made) {
      await keepSportAndPlace(tx, columns)
      tx.afterCommit(() => tellChanged(tx.ports.broadcast, { by: 'accounts.createProfile', ids: [userId] }))
      return 'active'
    }
    if (await hasProfile(tx, userId)) return null
  }
  throw new Error('No free handle was found.')
}

const stateOf = (userId: string) =>
  sql<
    'active' | 'waiting'
  >`case when (select u.asks_to_join from users u where u.id = ${userId}::uuid) then 'waiting' else 'active' end`

const roleOf = ({ settings }: Context, email: string, { role }: NewProfile): Role =>
  settings.adminsByEmail && email.toLowerCase().includes('admin') ? 'admin' : role

/** Free a moment ago: another sign-up may take one before this, then the next is tried. */
async function freeHandles(tx: Context, name: string): Promise<string[]> {
  const handles = handlesToTry(name, tx.ports.random)
  const rows = await tx.db.selectFrom('profiles').select('handle').where('handle', 'in', handles).execute()
  const taken = new Set(rows.map((row) => row.handle))
  return handles.filter((handle) => !taken.has(handle))
}

const hasProfile = async (tx: Context, userId: string): Promise<boolean> =>
  (await tx.db.selectFrom('profiles').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined
