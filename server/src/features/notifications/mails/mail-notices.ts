import type { Language } from '@heraia/contract/accounts'
import type { NotificationKind } from '@heraia/contract/notifications'
import { sql } from 'kysely'
import { type Context, inTransaction, type SignedIn } from '../../../context.ts'
import { addMail } from '../../accounts/mails/add-mail.ts'
import { isByEmail, withDefaults } from '../notification-settings.ts'
import { settingOf } from '../notifications.policy.ts'
import { actorsOf, notificationsOf } from '../notifications.queries.ts'
import { noticeMail, type Told } from './notice-mail.ts'

/** The newest ones stand in the mail; the rest is counted. */
const MOST_TOLD = 10

interface Waiting {
  token: string
  sent_at: Date | null
  email: string
  language: Language | null
  notification_settings: Parameters<typeof withDefaults>[0]
}

/** One mail about what is unread and came since the mail before; none when she has read it all. */
export async function mailNotices(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const personId = String(payload.personId)
    const waiting = await takeWaiting(tx, personId)
    if (!waiting) return
    const told = await unreadSince(asReader(tx, personId), waiting)
    if (told.length === 0) return
    await sql`update notice_mails set sent_at = ${tx.now()} where person_id = ${personId}::uuid`.execute(tx.db)
    const { siteUrl } = tx.settings
    await addMail(tx, waiting.email, noticeMail(waiting.language ?? 'en', siteUrl, waiting.token, told))
  })
}

async function takeWaiting(tx: Context, personId: string): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`
    update notice_mails w set due_at = null from profiles p join users u on u.id = p.id
    where w.person_id = ${personId}::uuid and p.id = w.person_id and w.due_at is not null and p.state = 'active'
    returning w.token, w.sent_at, u.email, p.language, p.notification_settings`.execute(tx.db)
  return rows[0]
}

/** The list as she would be shown it now: what a block or a setting hides since is not told by mail either. */
async function unreadSince(ctx: SignedIn, { sent_at, notification_settings }: Waiting): Promise<Told[]> {
  const settings = withDefaults(notification_settings)
  if (!settings.emailNotifications) return []
  const rows = await notificationsOf(ctx, 'unread', null, MOST_TOLD)
  const wanted = rows.filter(
    ({ kind, updated_at }) =>
      isByEmail(settings, settingOf[kind as NotificationKind]) && updated_at > (sent_at ?? new Date(0)),
  )
  const actors = await actorsOf(
    ctx,
    wanted.map(({ id }) => id),
  )
  return wanted.flatMap(({ id, kind }) => {
    const [first] = actors.get(id) ?? []
    return first ? [{ kind: kind as NotificationKind, name: first.chip_name, others: first.actor_count - 1 }] : []
  })
}

const asReader = (tx: Context, personId: string): SignedIn =>
  ({ ...tx, viewer: { id: personId, hasProfile: true, isAdmin: false } }) as SignedIn
