import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { notFound } from '../../../refused.ts'

/** No more notices by mail, whoever holds one of her mails and says so. She turns them on again in her settings. */
export async function stopMails(ctx: Context, token: string): Promise<{ stopped: true }> {
  await takeFromLimit(ctx, 'stopMails', ctx.address)
  return inTransaction(ctx, async (tx) => {
    const { rows } = await sql`
      update profiles p set settings_version = p.settings_version + 1,
        notification_settings = p.notification_settings || '{"emailNotifications": false}'::jsonb
      from notice_mails w where w.person_id = p.id and w.token = ${token}
      returning p.id`.execute(tx.db)
    if (rows.length === 0) throw notFound('mail')
    return { stopped: true } as const
  })
}
