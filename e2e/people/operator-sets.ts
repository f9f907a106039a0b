import { openRunning } from './outbox.ts'

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
