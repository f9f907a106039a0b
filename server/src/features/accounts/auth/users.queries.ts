import type { Db } from '@heraia/database/db'
import type { Tables } from '@heraia/database/tables'
import type { Selectable } from 'kysely'

export type UserRow = Selectable<Tables['users']>
export type IdentityRow = Selectable<Tables['identities']>

const users = (db: Db) => db.selectFrom('users').selectAll().where('deleted_at', 'is', null)

export const userById = (db: Db, id: string): Promise<UserRow | undefined> =>
  users(db).where('id', '=', id).executeTakeFirst()

export const userByEmail = (db: Db, email: string): Promise<UserRow | undefined> =>
  users(db).where('email', '=', email).where('email', '<>', '').executeTakeFirst()

export const userByPhone = (db: Db, phone: string): Promise<UserRow | undefined> =>
  users(db).where('phone', '=', phone).where('phone', '<>', '').executeTakeFirst()

export const identitiesOf = (db: Db, userId: string): Promise<IdentityRow[]> =>
  db.selectFrom('identities').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()
