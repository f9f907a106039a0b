import type { Db } from '@heraia/database/db'
import type { Clock, Mailer } from '@heraia/server/ports'

/** While there is no mail server, mail waits where the operator can read it for thirty days: `npm run outbox`. */
export function mailerOutbox(db: Db, clock: Clock): Mailer {
  return {
    send: async ({ id, userId, to, subject, text, html }) => {
      await db
        .insertInto('outbox_mails')
        .values({ id, to_address: to, subject, text, html, created_at: clock.now(), user_id: userId })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    },
  }
}
