import type { Db } from '@heraia/database/db'
import { type Context, inTransaction } from '../../../../context.ts'
import type { Journey } from '../one-time/journey.ts'
import { mayMailAgain, wasJustMailed } from '../one-time/may-mail-again.ts'
import { noteResend } from '../one-time/note-resend.ts'
import { whoWasAsked } from '../one-time/who-was-asked.ts'
import { lockUser, type UserRow, userByEmail } from '../users.queries.ts'
import { mailEmailChange } from './start-email-change.ts'

/**
 * The job behind /resend of a change: another mail to whoever of the two addresses has not confirmed yet. Who wants the address
 * as her first is mailed whose ever it is: else her own row would tell her.
 */
export async function mailEmailChangeAgain(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  for (const find of [userByEmail, nameless]) {
    const asked = await whoWasAsked(ctx, payload, find)
    if (asked && asked.user.new_email !== '') await mailAgain(ctx, asked)
  }
}

async function mailAgain(ctx: Context, { user, journey }: { user: UserRow; journey: Journey }): Promise<void> {
  if (wasJustMailed(ctx, user.email_change_sent_at)) return
  await noteResend(ctx, user.id, 'email_change')
  const done = user.email_change_confirmed
  // Each by what it was sent itself: who wants an address is not to see, by what comes to her own, how much went to that.
  const may = {
    current: user.email !== '' && done !== 'current' && (await mayMailAgain(ctx, user, null)),
    new: done !== 'new' && (await mayMailAgain(ctx, { email: user.new_email }, null)),
  }
  await inTransaction(ctx, async (tx) => {
    const held = await lockUser(tx.db, user.id)
    // She asked for another change meanwhile, whose mails are on their way, or this one is done.
    if (held.new_email !== user.new_email) return
    await tx.db.updateTable('users').set({ email_change_sent_at: tx.now() }).where('id', '=', user.id).execute()
    await mailEmailChange(tx, held, journey, may)
  })
}

/** Who has no address yet is asked at the one that she wants. */
const nameless = (db: Db, email: string): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', '')
    .where('new_email', '=', email)
    .where('deleted_at', 'is', null)
    .orderBy('email_change_sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
