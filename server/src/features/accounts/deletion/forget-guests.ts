import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import { MAIL_SECONDS, SMS_SECONDS } from '../auth/one-time/one-time-token.ts'
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

/**
 * Not while the mail or the SMS may count that makes it an account of hers: she may sign out and then open it (0030). By what
 * she asked for, not by what was sent: nothing goes out that counts where the address is somebody's, and she must not learn it.
 */
const isLeftGuest = (now: Date) => sql<boolean>`
  is_anonymous and deleted_at is null
  and not exists (select from auth_sessions s where s.user_id = users.id)
  and not exists (select from profiles p where p.id = users.id)
  and not (new_email <> '' and coalesce(email_change_sent_at > ${since(now, MAIL_SECONDS)}, false))
  and not (new_phone <> '' and coalesce(phone_change_sent_at > ${since(now, SMS_SECONDS)}, false))`

const since = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)
