import type { CommentId, ConversationId, NotificationId, OrderId, PersonId, PostId, TeamId } from '@heraia/contract/ids'
import type { NotificationKind } from '@heraia/contract/notifications'
import { uuid7 } from '@heraia/contract/uuid7'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { statement } from '../../statement.ts'
import { isCommentOpen } from '../../visibility/comments.ts'
import { isMutedPost, quotesMutedPost } from '../../visibility/muted-posts.ts'
import { isMutedBy } from '../../visibility/mutes.ts'
import { isActive, isGone } from '../../visibility/people.ts'
import { isVisibleTo } from '../../visibility/readers.ts'
import { isRestrictedBy } from '../../visibility/restrictions.ts'
import { tellChanged } from './lines.ts'
import { planNoticeMail } from './mails/plan-notice-mail.ts'
import {
  canBeSetAside,
  isOfDecision,
  isOfTheHouse,
  isOnce,
  newsOf,
  OF_DECISIONS,
  settingOf,
} from './notifications.policy.ts'
import { planPush } from './push/plan-push.ts'
import { isSetAside } from './set-aside/is-set-aside.ts'
import { withoutMutedWords } from './without-muted-words.ts'

/** Somebody did something that somebody else learns of. */
export interface Notice {
  to: string
  by: string
  kind: NotificationKind
  /** What makes one line of the list: `like:<post>`. */
  group: string
  postId?: PostId
  commentId?: CommentId
  conversationId?: ConversationId
  personId?: PersonId
  teamId?: TeamId
  orderId?: OrderId
  /** The post that quotes hers: what was said there is what it tells of. */
  quoteId?: PostId
}

/**
 * Joins the unread group, or begins one, and tells her, unless it is set aside. Nobody hears of her own acts, of people whom
 * she muted or a block hides, of what people whom she restricted do to her without being asked, of words that hold what she
 * muted, of comments that are not there for her, of posts that she muted, or of kinds that she switched off. Who is suspended
 * or leaving finds what the staff decided when she is back, and is not told now.
 */
export const notify = (tx: Context, notice: Notice): Promise<void> => notifyAll(tx, [notice])

/** Several people hear of one thing. In the order of ids, in which `tell` locks what it writes for each. */
export async function notifyAll(tx: Context, notices: readonly Notice[]): Promise<void> {
  const heard = await withoutMutedWords(tx, notices)
  for (const notice of heard.toSorted((a, b) => (a.to < b.to ? -1 : 1))) await notifyOne(tx, notice)
}

async function notifyOne(tx: Context, notice: Notice): Promise<void> {
  if (notice.to === notice.by && !isOfTheHouse(notice.kind)) return
  if (isOnce(notice.kind) && (await wasKnown(tx, notice))) return
  const saved = await save(tx, notice)
  if (!saved?.is_here) return
  // Nothing rings: only an open list of it is asked again.
  if (saved.is_aside) return tellChanged(tx, [{ id: saved.id, person_id: notice.to }])
  if (saved.is_new) await planNoticeMail(tx, notice.to, settingOf[notice.kind])
  if (newsOf(notice.kind, saved)) {
    await planPush(tx, notice.to, settingOf[notice.kind])
    const notificationId = saved.id as NotificationId
    await tell(tx, [notice.to], 'notification.new', { notificationId, decided: isOfDecision(notice.kind) })
  }
}

interface Saved {
  id: string
  /** She uses her account. */
  is_here: boolean
  is_new: boolean
  is_new_actor: boolean
  is_aside: boolean
}

async function save(tx: Context, notice: Notice): Promise<Saved | undefined> {
  const now = tx.now()
  const [saved] = await insertNotice(tx, {
    id: uuid7(now.getTime(), tx.ports.random.bytes(10)),
    ...{ to: notice.to, by: notice.by, kind: notice.kind, group: notice.group, setting: settingOf[notice.kind] },
    postId: notice.postId ?? null,
    commentId: notice.commentId ?? null,
    conversationId: notice.conversationId ?? null,
    personId: notice.personId ?? null,
    teamId: notice.teamId ?? null,
    orderId: notice.orderId ?? null,
    canBeSetAside: canBeSetAside(notice.kind),
    isNaming: notice.kind === 'mention' && notice.commentId === undefined,
    isWaiting: OF_DECISIONS.includes(notice.kind),
    now,
  })
  return saved
}

type NewNotice = {
  id: string
  to: string
  by: string
  kind: string
  group: string
  setting: string
  postId: string | null
  commentId: string | null
  conversationId: string | null
  personId: string | null
  teamId: string | null
  orderId: string | null
  canBeSetAside: boolean
  /** It names her in the post itself. */
  isNaming: boolean
  /** Kept also for who may be back. */
  isWaiting: boolean
  now: Date
}

const insertNotice = statement((asked: NewNotice) => {
  const to = sql`${asked.to}::uuid`
  const by = sql`${asked.by}::uuid`
  const now = sql`${asked.now}::timestamptz`
  return sql<Saved>`
    with reader as (
      select r.id, ${isActive('r')} as is_here,
        case when ${asked.canBeSetAside ? isSetAside(now) : sql`false`} then p.id end as aside_from_id
      from profiles r, profiles p
      where r.id = ${to} and p.id = ${by} and ${asked.isWaiting ? sql`not ${isGone('r')}` : sql`${isActive('r')} and ${isVisibleTo('p', to)}`}
        and not ${isMutedBy('p', to)}
        and not ${asked.canBeSetAside ? isRestrictedBy('p', to) : sql`false`}
        and r.notification_settings -> ${asked.setting}::text is distinct from 'false'::jsonb
        and ${asked.commentId === null ? sql`true` : isOpenTo(asked.to, asked.commentId)}
        and not ${asked.postId === null ? sql`false` : isMutedPost(to, sql`${asked.postId}::uuid`)}
        and not ${asked.postId !== null && asked.isNaming ? quotesMutedPost(to, sql`${asked.postId}::uuid`) : sql`false`}
    ), saved as (
      insert into notifications (id, person_id, kind, group_key, post_id, comment_id, conversation_id,
        subject_person_id, team_id, order_id, aside_from_id, created_at, updated_at)
      select ${asked.id}::uuid, reader.id, ${asked.kind}, ${asked.group}, ${asked.postId}::uuid,
        ${asked.commentId}::uuid, ${asked.conversationId}::uuid, ${asked.personId}::uuid, ${asked.teamId}::uuid,
        ${asked.orderId}::uuid, reader.aside_from_id, ${now}, ${now} from reader
      on conflict (person_id, group_key, aside_from_id) where read_at is null do update
        set updated_at = excluded.updated_at, comment_id = coalesce(excluded.comment_id, notifications.comment_id)
      returning id, aside_from_id, (xmax = 0) as is_new
    ), sender as (
      insert into notice_senders (person_id, from_id, aside_at)
      select ${to}, aside_from_id, ${now} from saved where aside_from_id is not null
      on conflict (person_id, from_id) do update set aside_at = excluded.aside_at
    ), actor as (
      insert into notification_actors (notification_id, actor_id, created_at) select id, ${by}, ${now} from saved
      on conflict (notification_id, actor_id) do update set created_at = excluded.created_at
      returning (xmax = 0) as is_new_actor
    )
    select saved.id, reader.is_here, saved.is_new, actor.is_new_actor, saved.aside_from_id is not null as is_aside
    from reader, saved, actor`
})

/** The comment `id` by `p`. */
const isOpenTo = (reader: string, id: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select 1 from comments c join posts post on post.id = c.post_id where c.id = ${id}::uuid and ${isCommentOpen(reader)})`

/**
 * She read of it in this very group, or her name in those words was taken out: it counts again there, and is no news. Of
 * another day it is, or a private account would never hear of who asks once more.
 */
async function wasKnown(tx: Context, notice: Notice): Promise<boolean> {
  const { rows } = await sql<{ id: NotificationId }>`
    update notification_actors x set withdrawn = false from notifications n
    where n.id = x.notification_id and (n.read_at is not null or x.withdrawn) and x.actor_id = ${notice.by}::uuid
      and n.person_id = ${notice.to}::uuid and n.kind = ${notice.kind}
      and n.group_key = ${notice.group} ${notice.postId ? sql`and n.post_id = ${notice.postId}::uuid` : sql``}
    returning n.id`.execute(tx.db)
  for (const { id } of rows) await tell(tx, [notice.to], 'notification.changed', { notificationId: id })
  return rows.length > 0
}
