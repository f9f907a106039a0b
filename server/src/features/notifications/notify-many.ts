import type { ConversationId, ListingId, NotificationId } from '@heraia/contract/ids'
import type { NotificationKind } from '@heraia/contract/notifications'
import { uuid7 } from '@heraia/contract/uuid7'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { isMutedBy } from '../../visibility/mutes.ts'
import { isActive } from '../../visibility/people.ts'
import { isVisibleTo } from '../../visibility/readers.ts'
import { isRestrictedBy } from '../../visibility/restrictions.ts'
import { planNoticeMails } from './mails/plan-notice-mail.ts'
import { canBeSetAside, settingOf } from './notifications.policy.ts'
import { planPushes } from './push/plan-push.ts'
import { isSetAside } from './set-aside/is-set-aside.ts'

/** Somebody hears of a listing, or of what was written to her team. */
export interface WideNotice {
  to: string
  /** Herself where the house speaks. */
  by: string
  /** What makes one line of her list; no two of one call may have the same person and group. */
  group: string
  listingId?: ListingId
  conversationId?: ConversationId
}

/**
 * What `notify` does for one, for hundreds in one statement: joins the unread group of each, or begins one. Left out:
 * who blocked or muted the other, and who switched the kind off. What is set aside rings for nobody.
 */
export async function notifyMany(tx: Context, kind: NotificationKind, notices: readonly WideNotice[]): Promise<void> {
  if (notices.length === 0) return
  const saved = await insert(tx, kind, notices)
  const news = saved.filter(({ is_new, is_aside }) => is_new && !is_aside).map(({ person_id }) => person_id)
  await planNoticeMails(tx, news, settingOf[kind])
  // A price that fell reaches hundreds at once, and can wait until they look.
  if (kind === 'message') await planPushes(tx, news, settingOf[kind])
  // Told in the order of ids, in which `tell` locks what it writes for each.
  for (const { person_id, id, is_aside } of saved.toSorted((a, b) => (a.person_id < b.person_id ? -1 : 1))) {
    await tell(tx, [person_id], is_aside ? 'notification.changed' : 'notification.new', { notificationId: id })
  }
}

interface Saved {
  id: NotificationId
  person_id: string
  is_new: boolean
  is_aside: boolean
}

async function insert(tx: Context, kind: NotificationKind, notices: readonly WideNotice[]): Promise<Saved[]> {
  const now = tx.now()
  const ids = notices.map(() => uuid7(now.getTime(), tx.ports.random.bytes(10)))
  const column = (name: keyof WideNotice) => notices.map((notice) => notice[name] ?? null)
  const { rows } = await sql<Saved>`
    with wanted as (
      select a.*, case when ${canBeSetAside(kind) ? isSetAside(sql`${now}::timestamptz`) : sql`false`} then p.id end as aside_from_id
      from unnest(${ids}::uuid[], ${column('to')}::uuid[], ${column('by')}::uuid[],
          ${column('group')}::text[], ${column('listingId')}::uuid[],
          ${column('conversationId')}::uuid[]) as a (id, reader, actor, group_key, listing_id, conversation_id)
        join profiles r on r.id = a.reader join profiles p on p.id = a.actor
      where ${isActive('r')} and ${isVisibleTo('p', sql.ref('r.id'))}
        and not ${isMutedBy('p', sql.ref('r.id'))}
        and not ${canBeSetAside(kind) ? isRestrictedBy('p', sql.ref('r.id')) : sql`false`}
        and r.notification_settings -> ${settingOf[kind]}::text is distinct from 'false'::jsonb
    ), saved as (
      insert into notifications (id, person_id, kind, group_key, listing_id, conversation_id, aside_from_id,
        created_at, updated_at)
      select id, reader, ${kind}, group_key, listing_id, conversation_id, aside_from_id, ${now}, ${now}
      from wanted order by reader
      on conflict (person_id, group_key, aside_from_id) where read_at is null do update
        set updated_at = excluded.updated_at, listing_id = excluded.listing_id
      returning id, person_id, group_key, aside_from_id, (xmax = 0) as is_new
    ), senders as (
      insert into notice_senders (person_id, from_id, aside_at)
      select distinct person_id, aside_from_id, ${now}::timestamptz from saved where aside_from_id is not null
      on conflict (person_id, from_id) do update set aside_at = excluded.aside_at
    ), actors as (
      insert into notification_actors (notification_id, actor_id, created_at)
      select saved.id, wanted.actor, ${now}
      from saved join wanted on wanted.reader = saved.person_id and wanted.group_key = saved.group_key
      on conflict (notification_id, actor_id) do update set created_at = excluded.created_at
    )
    select id, person_id, is_new, aside_from_id is not null as is_aside from saved`.execute(tx.db)
  return rows
}
