import type { Db } from '@heraia/database/db'
import type { Tables } from '@heraia/database/tables'
import { type Selectable, sql } from 'kysely'
import { statement } from '../../../statement.ts'
import { AuthError } from './auth-error.ts'

export type UserRow = Selectable<Tables['users']>
export type IdentityRow = Selectable<Tables['identities']>

export const userById = async (db: Db, id: string): Promise<UserRow | undefined> =>
  (await selectById({ db }, { id }))[0]

export const userByEmail = async (db: Db, email: string): Promise<UserRow | undefined> =>
  email === '' ? undefined : (await selectByEmail({ db }, { email }))[0]

export const userByPhone = async (db: Db, phone: string): Promise<UserRow | undefined> =>
  phone === '' ? undefined : (await selectByPhone({ db }, { phone }))[0]

/**
 * What is done to her ways in goes one after the other: two at once could each count on what the other takes away.
 * Answers her row as it is from here on; what was read before may be otherwise, and is not to be written back.
 * Throws where she was deleted meanwhile.
 */
export async function lockUser(db: Db, id: string): Promise<UserRow> {
  const query = db.selectFrom('users').selectAll().where('id', '=', id).where('deleted_at', 'is', null)
  const user = await query.forUpdate().executeTakeFirst()
  if (!user) throw userGone()
  return user
}

export const userGone = () => new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')

export const identitiesOf = (db: Db, userId: string): Promise<IdentityRow[]> => selectIdentities({ db }, { userId })

const selectById = statement(
  (asked: { id: string }) => sql<UserRow>`select * from users where deleted_at is null and id = ${asked.id}::uuid`,
)

const selectByEmail = statement(
  (asked: { email: string }) => sql<UserRow>`select * from users where deleted_at is null and email = ${asked.email}`,
)

const selectByPhone = statement(
  (asked: { phone: string }) => sql<UserRow>`select * from users where deleted_at is null and phone = ${asked.phone}`,
)

const selectIdentities = statement(
  (asked: { userId: string }) => sql<IdentityRow>`
    select * from identities where user_id = ${asked.userId}::uuid order by created_at`,
)
