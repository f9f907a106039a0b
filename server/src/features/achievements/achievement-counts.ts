import { sql } from 'kysely'
import type { Context } from '../../context.ts'

/** The number in her profile's header: achievements that somebody confirmed and that everybody may see. */
export async function recountAchievements(tx: Context, ownerId: string): Promise<void> {
  // With her row locked, what was confirmed until now is counted: two at once cannot lose one.
  await sql`select 1 from profiles where id = ${ownerId}::uuid for no key update`.execute(tx.db)
  await sql`
    update profiles set achievements_count = (
      select count(*) from achievements where owner_id = ${ownerId}::uuid and confirmed_at is not null and audience = 'public')
    where id = ${ownerId}::uuid`.execute(tx.db)
}
