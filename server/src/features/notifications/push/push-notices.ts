import type { Language } from '@heraia/contract/accounts'
import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import type { PushAddress } from '../../../ports.ts'
import { isActive } from '../../../visibility/people.ts'
import { languageOfPerson } from '../../accounts/auth/language-of.ts'
import { goesOn, limitsNow } from '../../accounts/sessions/session-limits.ts'
import { noticeSentence, noticeSubject } from '../mails/notice-mail.ts'
import { isDue, pushWaitsUntil, readFrom } from '../notice-times.ts'
import { isByPush, withDefaults } from '../notification-settings.ts'
import { type News, unreadSince } from '../unread-since.ts'
import { pushJob } from './plan-push.ts'
import { readPushKeys } from './push-keys.ts'

/** A device shows few lines. */
const MOST_TOLD = 4

interface Waiting {
  is_here: boolean
  sent_at: Date | null
  language: Language
  notification_settings: Parameters<typeof withDefaults>[0]
}

interface Push {
  to: PushAddress[]
  text: string
}

/**
 * Once something came since the push before: what is unread, to each of her browsers, for the newer push takes the place of
 * the older there. Later, if it is quiet.
 */
export async function pushNotices(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const push = await inTransaction(ctx, (tx) => makePush(tx, String(payload.personId), payload.dueAt))
  if (!push) return
  const keys = await readPushKeys(ctx)
  const gone: string[] = []
  for (const address of push.to) {
    try {
      if ((await ctx.ports.push.send(address, push.text, keys)) === 'gone') gone.push(address.endpoint)
    } catch (error) {
      // It stands in her list and in the next mail; a second try for all would tell the others twice.
      ctx.ports.log.warn({ error: String(error) }, 'A push could not be handed on')
    }
  }
  if (gone.length > 0) await ctx.db.deleteFrom('push_subscriptions').where('endpoint', 'in', gone).execute()
}

async function makePush(tx: Context, personId: string, dueAt: unknown): Promise<Push | undefined> {
  const readAt = readFrom(tx)
  const waiting = await takeWaiting(tx, personId, dueAt)
  if (!waiting?.is_here) return
  const settings = withDefaults(waiting.notification_settings)
  if (!settings.pushNotifications) return
  const later = pushWaitsUntil(tx.now(), settings)
  if (later) {
    await putOff(tx, personId, later)
    return
  }
  const asked = { personId, since: waiting.sent_at, most: MOST_TOLD, withOlder: true }
  const news = await unreadSince(tx, asked, (topic) => isByPush(settings, topic))
  if (news.count === 0) return
  await sql`update notice_pushes set sent_at = ${readAt} where person_id = ${personId}::uuid`.execute(tx.db)
  const to = await tx.db
    .selectFrom('push_subscriptions as p')
    .leftJoin('auth_sessions as s', 's.id', 'p.session_id')
    .leftJoin('users as u', 'u.id', 's.user_id')
    .select(['p.endpoint', 'p.p256dh', 'p.auth'])
    .where('p.person_id', '=', personId)
    .where(goesOn(limitsNow(tx)))
    .execute()
  return { to, text: JSON.stringify(showPush(waiting.language, news)) }
}

/** What the browser's worker shows: who did what, never the words themselves, for it lies on a locked screen. */
const showPush = (language: Language, { lines, count }: News) => ({
  title: noticeSubject(language, count),
  body: lines.map((each) => noticeSentence(language, each)).join('\n'),
  path: '/notifications',
  language,
})

/** Whether she is here or not: who comes back is told of what is new then. */
async function takeWaiting(tx: Context, personId: string, dueAt: unknown): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    update notice_pushes w set due_at = null from profiles p left join users u on u.id = p.id
    where w.person_id = ${personId}::uuid and p.id = w.person_id and ${isDue(dueAt)}
    returning ${isActive('p')} as is_here, w.sent_at, ${languageOfPerson} as language, p.notification_settings`.execute(
    tx.db,
  )
  return rows[0]
}

async function putOff(tx: Context, personId: string, until: Date): Promise<void> {
  await sql`update notice_pushes set due_at = ${until} where person_id = ${personId}::uuid`.execute(tx.db)
  await tx.ports.jobs.add(tx.db, pushJob(personId, until))
}
