import type { Context } from '../../../context.ts'
import { SEND_MAIL } from './add-mail.ts'

/** What waits to be sent to her, and what waits for an operator to read it, to whichever address. */
export async function forgetMails({ db, ports }: Context, userId: string): Promise<void> {
  await ports.jobs.dropOf(db, SEND_MAIL, userId)
  await db.deleteFrom('outbox_mails').where('user_id', '=', userId).execute()
}
