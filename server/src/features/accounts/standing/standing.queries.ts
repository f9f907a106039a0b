import type { Role } from '@heraia/contract/roles'
import type { Db } from '@heraia/database/db'

export interface Standing {
  id: string
  role: Role
  state: string
}

/**
 * Locks her row; where she is an admin, those of all admins, in the order of ids: two who remove each other cannot both
 * succeed. Who decides about anybody else waits for nobody.
 */
export async function lockStanding(db: Db, personId: string): Promise<Standing | undefined> {
  const before = await standings(db).where('id', '=', personId).executeTakeFirst()
  if (before?.role === 'admin') return lockedOf(db, personId)
  const person = await standings(db).where('id', '=', personId).forUpdate().executeTakeFirst()
  // She was made one in between.
  return person?.role === 'admin' ? lockedOf(db, personId) : person
}

const lockedOf = async (db: Db, personId: string): Promise<Standing | undefined> =>
  (await lockAdmins(db, personId)).find((row) => row.id === personId)

/** All admins and her, as they stand once nobody else decides about them. */
export const lockAdmins = (db: Db, personId: string): Promise<Standing[]> =>
  standings(db)
    .where((row) => row.or([row('id', '=', personId), row('role', '=', 'admin')]))
    .orderBy('id')
    .forUpdate()
    .execute()

const standings = (db: Db) => db.selectFrom('profiles').select(['id', 'role', 'state'])

/** Whether no other active admin is left. Call it with the rows locked. */
export async function isLastAdmin(db: Db, person: Standing): Promise<boolean> {
  if (person.role !== 'admin') return false
  const other = await db
    .selectFrom('profiles')
    .select('id')
    .where('role', '=', 'admin')
    .where('state', '=', 'active')
    .where('id', '<>', person.id)
    .limit(1)
    .executeTakeFirst()
  return other === undefined
}

export interface Account extends Standing {
  email: string
  name: string
}

/** For the operator's command: whom an address belongs to. */
export const accountByEmail = (db: Db, email: string): Promise<Account | undefined> =>
  db
    .selectFrom('users as u')
    .innerJoin('profiles as p', 'p.id', 'u.id')
    .select(['p.id', 'p.role', 'p.state', 'p.name', 'u.email'])
    .where('u.email', '=', email.trim().toLowerCase())
    .executeTakeFirst()

/** For the operator's command: every admin, by address. */
export const listAdmins = (db: Db): Promise<Account[]> =>
  db
    .selectFrom('profiles as p')
    .innerJoin('users as u', 'u.id', 'p.id')
    .select(['p.id', 'p.role', 'p.state', 'p.name', 'u.email'])
    .where('p.role', '=', 'admin')
    .orderBy('u.email')
    .execute()
