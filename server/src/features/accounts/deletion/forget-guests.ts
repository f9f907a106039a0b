import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import { writeAudit, writeAudits } from '../write-audit.ts'

/** Nobody comes back to a guest's account without a session, for it has no way in: it goes with the last one. */
export async function forgetGuest(tx: Context, userId: string): Promise<void> {
  const gone = await tx.db.deleteFrom('users').where('id', '=', userId).where(isLeftGuest).executeTakeFirst()
  if (gone.numDeletedRows > 0n) await writeAudit(tx, { action: 'account.deleted', actorId: null, subjectId: userId })
}

/** Rows of one statement. */
const AT_ONCE = 500

/** Of those who did not sign out, once their sessions have ended by themselves. */
export async function forgetGuests(ctx: Context): Promise<void> {
  let gone: { id: string }[]
  do {
    gone = await inTransaction(ctx, async (tx) => {
      const some = tx.db.selectFrom('users').select('id').where(isLeftGuest).limit(AT_ONCE)
      const deleted = await tx.db.deleteFrom('users').where('id', 'in', some).returning('id').execute()
      await writeAudits(
        tx,
        deleted.map(({ id }) => ({ action: 'account.deleted', actorId: null, subjectId: id })),
      )
      return deleted
    })
  } while (gone.length === AT_ONCE)
}

const isLeftGuest = sql<boolean>`
  is_anonymous and deleted_at is null
  and not exists (select from auth_sessions s where s.user_id = users.id)
  and not exists (select from profiles p where p.id = users.id)`
