import type { Language } from '@heraia/contract/accounts'
import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import { isActive } from '../../../visibility/people.ts'
import { languageOfPerson } from '../../accounts/auth/language-of.ts'
import { addMail } from '../../accounts/mails/add-mail.ts'
import { isDue, mailWaitsUntil, readFrom } from '../notice-times.ts'
import { isByEmail, withDefaults } from '../notification-settings.ts'
import { unreadSince } from '../unread-since.ts'
import { noticeMail } from './notice-mail.ts'
import { mailJob } from './plan-notice-mail.ts'

/** The newest ones stand in the mail; the rest is counted. */
const MOST_TOLD = 10

interface Waiting {
  is_here: boolean
  token: string
  sent_at: Date | null
  email: string
  language: Language
  notification_settings: Parameters<typeof withDefaults>[0]
}

/** One mail about what is unread and came since the mail before; none when she has read it all. Later, if it is quiet. */
export async function mailNotices(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const personId = String(payload.personId)
    const readAt = readFrom(tx)
    const waiting = await takeWaiting(tx, personId, payload.dueAt)
    if (!waiting?.is_here) return
    const settings = withDefaults(waiting.notification_settings)
    if (!settings.emailNotifications) return
    const later = mailWaitsUntil(tx.now(), settings, payload.pace)
    if (later) return putOff(tx, personId, later, settings.mailPace)
    const asked = { personId, since: waiting.sent_at, most: MOST_TOLD }
    const news = await unreadSince(tx, asked, (topic) => isByEmail(settings, topic))
    if (news.count === 0) return
    await sql`update notice_mails set sent_at = ${readAt} where person_id = ${personId}::uuid`.execute(tx.db)
    const { siteUrl } = tx.settings
    await addMail(
      tx,
      { id: personId, email: waiting.email },
      noticeMail(waiting.language, siteUrl, waiting.token, news),
    )
  })
}

/** Whether she is here or not: who comes back is mailed of what is new then. */
async function takeWaiting(tx: Context, personId: string, dueAt: unknown): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    update notice_mails w set due_at = null from profiles p join users u on u.id = p.id
    where w.person_id = ${personId}::uuid and p.id = w.person_id and ${isDue(dueAt)}
    returning ${isActive('p')} as is_here, w.token, w.sent_at, u.email, ${languageOfPerson} as language, p.notification_settings`.execute(
    tx.db,
  )
  return rows[0]
}

async function putOff(tx: Context, personId: string, until: Date, pace: string): Promise<void> {
  await sql`update notice_mails set due_at = ${until} where person_id = ${personId}::uuid`.execute(tx.db)
  await tx.ports.jobs.add(tx.db, mailJob(personId, until, pace))
}
