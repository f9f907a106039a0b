import type { Role } from '@heraia/contract/roles'
import { uuid7 } from '@heraia/contract/uuid7'
import type { Db } from '@heraia/database/db'

export interface Admin {
  email: string
  name: string
}

export function listAdmins(db: Db): Promise<Admin[]> {
  return db.selectFrom('profiles').select(['email', 'name']).where('role', '=', 'admin').orderBy('email').execute()
}

/** False when nobody with a profile has that address. */
export async function grantAdmin(db: Db, email: string): Promise<boolean> {
  return changeRole(db, email, async (role) => (role === 'admin' ? null : 'admin'))
}

/** She becomes again what she was before. False when no admin has that address. */
export async function revokeAdmin(db: Db, email: string): Promise<boolean> {
  return changeRole(db, email, async (role, id) => {
    if (role !== 'admin') return 'not one'
    const granted = await db
      .selectFrom('audit_log')
      .select('details')
      .where('subject_id', '=', id)
      .where('action', '=', 'admin.granted')
      .orderBy('created_at', 'desc')
      .executeTakeFirst()
    return (granted?.details.was as Role | undefined) ?? 'fan'
  })
}

/** `next` says the new role, null to leave it, or 'not one' when she is not meant. */
async function changeRole(
  db: Db,
  email: string,
  next: (role: Role, id: string) => Promise<Role | 'not one' | null>,
): Promise<boolean> {
  const person = await db
    .selectFrom('profiles as p')
    .leftJoin('users as u', 'u.id', 'p.id')
    .select(['p.id', 'p.role'])
    .where((is) => is.or([is('u.email', '=', email.toLowerCase()), is('p.email', '=', email.toLowerCase())]))
    .where('p.state', '<>', 'deleted')
    .executeTakeFirst()
  if (!person) return false
  const role = await next(person.role, person.id)
  if (role === 'not one') return false
  if (role === null) return true
  const now = new Date()
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('profiles').set({ role, updated_at: now }).where('id', '=', person.id).execute()
    await tx
      .insertInto('audit_log')
      .values({
        id: uuid7(),
        actor_id: null,
        action: role === 'admin' ? 'admin.granted' : 'admin.revoked',
        subject_id: person.id,
        details: JSON.stringify({ was: person.role, by: 'operator' }),
        created_at: now,
      })
      .execute()
  })
  return true
}
