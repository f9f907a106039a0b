import type { Db } from '@heraia/database/db'
import type { Tables } from '@heraia/database/tables'
import type { Selectable } from 'kysely'

export type UserRow = Selectable<Tables['users']>
export type IdentityRow = Selectable<Tables['identities']>

export const userById = (db: Db, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()

export const userByEmail = (db: Db, email: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('email', '=', email).where('deleted_at', 'is', null).executeTakeFirst()

export const identitiesOf = (db: Db, userId: string): Promise<IdentityRow[]> =>
  db.selectFrom('identities').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()
