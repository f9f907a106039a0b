import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import { writeAudit, writeAudits } from '../write-audit.ts'

/** Nobody comes back to a guest's account without a session, for it has no way in: it goes with the last one. */
export async function forgetGuest(tx: Context, userId: string): Promise<void> {
  const gone = await tx.db.deleteFrom('users').where('id', '=', userId).where(isLeftGuest(tx.now())).executeTakeFirst()
  if (gone.numDeletedRows > 0n) await writeAudit(tx, { action: 'account.deleted', actorId: null, subjectId: userId })
}

/** Rows of one statement. */
const AT_ONCE = 500

/** Of those who did not sign out, once their sessions have ended by themselves. */
export async function forgetGuests(ctx: Context): Promise<void> {
  let gone: { id: string }[]
  do {
    gone = await inTransaction(ctx, async (tx) => {
      const some = tx.db.selectFrom('users').select('id').where(isLeftGuest(tx.now())).limit(AT_ONCE)
      const deleted = await tx.db.deleteFrom('users').where('id', 'in', some).returning('id').execute()
      await writeAudits(
        tx,
        deleted.map(({ id }) => ({ action: 'account.deleted', actorId: null, subjectId: id })),
      )
      return deleted
    })
  } while (gone.length === AT_ONCE)
}

/** Not while the mail or the SMS counts that makes it an account of hers: she may sign out and then open it (0030). */
const isLeftGuest = (now: Date) => sql<boolean>`
  is_anonymous and deleted_at is null
  and not exists (select from auth_sessions s where s.user_id = users.id)
  and not exists (select from profiles p where p.id = users.id)
  and not exists (
    select from one_time_tokens t where t.user_id = users.id and t.expires_at > ${now}
      and t.purpose in ('email_change_new', 'phone_change'))`
