import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { before, type Position, rowsToRead } from '../../paging.ts'
import { hiddenByBlocks } from '../../visibility/blocks.ts'
import { isVisible } from '../../visibility/people.ts'
import { isReadable } from '../../visibility/posts.ts'
import { chipSql } from '../profiles/person.view.ts'
import type { ActorRow, NotificationRow } from './notification.view.ts'
import { kindsOf, type Tab } from './notifications.policy.ts'

const EXCERPT = 140
const ACTORS_SHOWN = 3

/** A badge shows "99+" long before this. */
const MOST_COUNTED = 1000

/** Her groups, last changed first; walks notifications_newest_idx, or notifications_unread_idx for the unread. */
export async function notificationsOf(
  ctx: SignedIn,
  tab: Tab,
  from: Position | null,
  limit: number,
): Promise<NotificationRow[]> {
  const me = ctx.viewer.id
  const kinds = kindsOf[tab]
  const { rows } = await sql<NotificationRow>`
    select n.id, n.kind, n.post_id, n.comment_id, n.conversation_id, n.subject_person_id, n.read_at, n.updated_at,
      ${excerptFor(me)} as excerpt
    from notifications n
    where n.person_id = ${me}::uuid and ${tab === 'unread' ? sql`n.read_at is null` : sql`true`}
      and ${kinds === null ? sql`true` : sql`n.kind = any(${kinds}::text[])`} and ${isShownTo(me)}
      and ${from === null ? sql`true` : sql`${before('n.updated_at', 'n.id', from)}`}
    order by n.updated_at desc, n.id desc limit ${rowsToRead(limit)}`.execute(ctx.db)
  return rows
}

/** The newest three of each group whom she may see, and how many there are; one query for all groups. */
export async function actorsOf(ctx: SignedIn, ids: readonly string[]): Promise<Map<string, ActorRow[]>> {
  const actors = new Map<string, ActorRow[]>()
  if (ids.length === 0) return actors
  const { rows } = await sql<ActorRow>`
    select notice.id as notification_id, shown.* from unnest(${ids}::uuid[]) as notice(id) cross join lateral (
      select ${chipSql}, x.created_at as acted_at, count(*) over () as actor_count
      from notification_actors x join profiles p on p.id = x.actor_id
      where x.notification_id = notice.id and not x.withdrawn and ${isVisible('p', ctx.viewer.id)}
      order by x.created_at desc, x.actor_id desc limit ${sql.lit(ACTORS_SHOWN)}) as shown
    order by acted_at desc, chip_id desc`.execute(ctx.db)
  for (const row of rows) actors.set(row.notification_id, [...(actors.get(row.notification_id) ?? []), row])
  return actors
}

/** How many unread groups she is shown: the same rule as the list's. Walks notifications_unread_idx. */
export async function countUnread(ctx: SignedIn): Promise<number> {
  const me = ctx.viewer.id
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from notifications n where n.person_id = ${me}::uuid and n.read_at is null and ${isShownTo(me)}
      limit ${sql.lit(MOST_COUNTED)}) unread`.execute(ctx.db)
  return rows[0]?.count ?? 0
}

/** One of its people is there for her to see, and so is the post that it is about. */
const isShownTo = (me: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (
      select 1 from notification_actors x join profiles p on p.id = x.actor_id
      where x.notification_id = n.id and not x.withdrawn and ${isVisible('p', me)})
    and (n.post_id is null or exists (
      select 1 from posts post join profiles p on p.id = post.author_id
      where post.id = n.post_id and ${isReadable('post', 'p', me)}))`

/** First words of what it is about, never of what is deleted, hidden from her or of somebody hidden from her. */
const excerptFor = (me: string): RawBuilder<string | null> => sql<string | null>`
  left(case
    when n.conversation_id is not null then (
      select m.text from conversations v join messages m on m.id = v.last_message_id
      where v.id = n.conversation_id and m.deleted_at is null and m.sender_id <> ${me}::uuid)
    when n.comment_id is not null then (
      select c.text from comments c join posts post on post.id = c.post_id
      where c.id = n.comment_id and c.deleted_at is null and (not c.hidden or post.author_id = ${me}::uuid)
        and c.author_id not in (${hiddenByBlocks(sql`${me}::uuid`)}))
    when n.kind in ('like', 'mention') then (select post.text from posts post where post.id = n.post_id)
  end, ${sql.lit(EXCERPT)})`
