import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { writeAudit } from '../write-audit.ts'

/** Nobody comes back to a guest's account without a session, for it has no way in: it goes with the last one. */
export async function forgetGuest(tx: Context, userId: string): Promise<void> {
  const gone = await tx.db.deleteFrom('users').where('id', '=', userId).where(isLeftGuest).executeTakeFirst()
  if (gone.numDeletedRows > 0n) await writeAudit(tx, { action: 'account.deleted', actorId: null, subjectId: userId })
}

/** Of those who did not sign out, once their sessions have ended by themselves. */
export async function forgetGuests(ctx: Context): Promise<void> {
  await ctx.db.deleteFrom('users').where(isLeftGuest).execute()
}

const isLeftGuest = sql<boolean>`
  is_anonymous and deleted_at is null
  and not exists (select from auth_sessions s where s.user_id = users.id)
  and not exists (select from profiles p where p.id = users.id)`
