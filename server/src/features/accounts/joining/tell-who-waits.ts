import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { isActive } from '../../../visibility/people.ts'
import { languageOf } from '../auth/language-of.ts'
import type { UserRow } from '../auth/users.queries.ts'
import { addMail } from '../mails/add-mail.ts'
import { whoWaitsMail } from '../mails/who-waits-mail.ts'
import { countWaiting } from './queue.ts'

const HOUR_MS = 3_600_000
const MOST_ADMINS = 100

/** Every hour: where somebody came to wait since, all admins are told by mail how many do, in one mail however many came. */
export async function tellWhoWaits(ctx: Context): Promise<void> {
  const { rows } = await sql<{ newest: Date | null }>`
    select max(created_at) as newest from registration_requests`.execute(ctx.db)
  const newest = rows[0]?.newest ?? null
  if (newest === null || newest.getTime() <= ctx.now().getTime() - HOUR_MS) return
  const { count } = await countWaiting(ctx)
  const admins = await sql<UserRow>`
    select u.* from profiles p join users u on u.id = p.id
    where p.role = 'admin' and ${isActive('p')} and u.email_confirmed_at is not null and u.email <> ''
    order by u.id limit ${sql.lit(MOST_ADMINS)}`.execute(ctx.db)
  for (const admin of admins.rows) {
    const mail = whoWaitsMail(languageOf(admin, null), count, ctx.settings.siteUrl)
    await addMail(ctx, admin, mail, new Date(ctx.now().getTime() + HOUR_MS))
  }
}
