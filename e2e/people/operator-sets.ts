import { openRunning } from './outbox.ts'
import type { Person } from './person.ts'

/**
 * What `npm run site -- set NAME JSON` leaves for pages that are loaded from then on, without the command, which starts a
 * program: hosts/node/start.test.ts runs that.
 */
export async function operatorSets(at: string, name: string, value: unknown): Promise<void> {
  const { db, close } = await openRunning(at)
  await db
    .insertInto('site_settings')
    .values({ key: name, value: JSON.stringify(value), updated_at: new Date() })
    .execute()
  await close()
}

/** What `npm run admin -- grant EMAIL` leaves, likewise; it counts a second later. */
export async function operatorMakesAdmin(at: string, { email }: Pick<Person, 'email'>): Promise<void> {
  const { db, close } = await openRunning(at)
  const hers = db.selectFrom('users').select('id').where('email', '=', email)
  await db.updateTable('profiles').set({ role: 'admin' }).where('id', '=', hers).execute()
  await close()
}
