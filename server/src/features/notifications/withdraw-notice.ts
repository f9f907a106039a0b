import type { CommentId, ListingId, NotificationId, PostId, TeamId } from '@heraia/contract/ids'
import type { NotificationKind } from '@heraia/contract/notifications'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Announcements } from '../../announcements.ts'
import type { Context } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { messageGroup } from './mark-read.ts'

/** She took it back: her name goes from what is unread, and is not shown in what was read. */
export async function withdrawNotice(
  tx: Context,
  act: { to: string; by: string; kind: NotificationKind; postId?: PostId; group?: string },
): Promise<void> {
  const isThis = sql<SqlBool>`n.person_id = ${act.to}::uuid and n.kind = ${act.kind}
    and n.post_id is not distinct from ${act.postId ?? null}::uuid
    and n.group_key = coalesce(${act.group ?? null}::text, n.group_key)`
  await sql`
    update notification_actors x set withdrawn = true from notifications n
    where n.id = x.notification_id and n.read_at is not null and x.actor_id = ${act.by}::uuid
      and ${isThis}`.execute(tx.db)
  await takeFromUnread(tx, act.by, isThis)
}

/** A comment is gone: what was unread because of it tells no more of its writer, unless she wrote another. */
export const withdrawComment = (
  tx: Context,
  { postId, commentId, authorId }: { postId: PostId; commentId: CommentId; authorId: string },
): Promise<void> =>
  takeFromUnread(
    tx,
    authorId,
    sql<SqlBool>`n.post_id = ${postId}::uuid and (
      (n.kind in ('reply', 'mention') and n.comment_id = ${commentId}::uuid)
      or (n.kind = 'comment' and not exists (select 1 from comments c
        where c.post_id = n.post_id and c.author_id = ${authorId}::uuid and c.id <> ${commentId}::uuid
          and c.deleted_at is null)))`,
  )

/** A message is gone: to whom it was unread it tells no more of its writer, unless another of hers is unread there. */
export const withdrawMessage = (
  tx: Context,
  { conversationId, senderId, recipientIds }: Announcements['message.removed'],
): Promise<void> =>
  takeFromUnread(
    tx,
    senderId,
    sql<SqlBool>`n.person_id = any(${[...recipientIds]}::uuid[]) and n.group_key = ${messageGroup(conversationId)}
      and not exists (select 1 from participants mine join messages m on m.conversation_id = mine.conversation_id
        where mine.conversation_id = ${conversationId}::uuid and mine.person_id = n.person_id
          and m.sender_id = ${senderId}::uuid and m.deleted_at is null
          and (mine.read_at is null or m.created_at > mine.read_at)
          and (mine.joined_at is null or m.created_at >= mine.joined_at))`,
  )

const MOST_TOLD = 1000

/** The post is about to go and its notices with it: who had one unread has one less. */
export async function tellOfRemovedPost(tx: Context, postId: PostId): Promise<void> {
  const { rows } = await sql<Emptied>`
    select id, person_id from notifications where post_id = ${postId}::uuid and read_at is null
    order by updated_at desc limit ${sql.lit(MOST_TOLD)}`.execute(tx.db)
  await tellGone(tx, rows)
}

/** The same of a listing. */
export async function tellOfRemovedListing(tx: Context, listingId: ListingId): Promise<void> {
  const { rows } = await sql<Emptied>`
    select id, person_id from notifications where listing_id = ${listingId}::uuid and read_at is null
    order by updated_at desc limit ${sql.lit(MOST_TOLD)}`.execute(tx.db)
  await tellGone(tx, rows)
}

/** Invitation, request or application are gone: who has not read of them need not. `to` or `by` says whose. */
export async function withdrawTeamNotice(
  tx: Context,
  told: { teamId: TeamId; kind: NotificationKind; to?: string; by?: string; group?: string },
): Promise<void> {
  const { rows } = await sql<{ actor_id: string }>`
    select distinct x.actor_id from notification_actors x join notifications n on n.id = x.notification_id
    where n.team_id = ${told.teamId}::uuid and n.kind = ${told.kind} and n.read_at is null
      and ${told.to ? sql`n.person_id = ${told.to}::uuid` : sql`x.actor_id = ${told.by ?? ''}::uuid`}`.execute(tx.db)
  const isThis = sql<SqlBool>`n.team_id = ${told.teamId}::uuid and n.kind = ${told.kind}
    and ${told.to ? sql`n.person_id = ${told.to}::uuid` : sql`true`}
    and n.group_key = coalesce(${told.group ?? null}::text, n.group_key)`
  for (const { actor_id } of rows) await takeFromUnread(tx, actor_id, isThis)
}

/** The team is about to go and its notices with it. */
export async function tellOfClosedTeam(tx: Context, teamId: TeamId): Promise<void> {
  const { rows } = await sql<Emptied>`
    select id, person_id from notifications where team_id = ${teamId}::uuid and read_at is null
    order by updated_at desc limit ${sql.lit(MOST_TOLD)}`.execute(tx.db)
  await tellGone(tx, rows)
}

interface Emptied {
  id: string
  person_id: string
}

async function takeFromUnread(tx: Context, by: string, isThis: RawBuilder<SqlBool>): Promise<void> {
  const taken = await sql<{ id: string }>`
    delete from notification_actors x using notifications n
    where n.id = x.notification_id and n.read_at is null and x.actor_id = ${by}::uuid and ${isThis}
    returning n.id`.execute(tx.db)
  if (taken.rows.length === 0) return
  const ids = taken.rows.map((row) => row.id)
  // Who joins the line at this moment comes before, and is seen by what follows, or begins another one.
  await sql`select 1 from notifications where id = any(${ids}::uuid[]) order by id for update`.execute(tx.db)
  const emptied = await sql<Emptied>`
    delete from notifications n where n.id = any(${ids}::uuid[])
      and not exists (select 1 from notification_actors x where x.notification_id = n.id)
    returning n.id, n.person_id`.execute(tx.db)
  await tellGone(tx, emptied.rows)
}

async function tellGone(tx: Context, rows: readonly Emptied[]): Promise<void> {
  for (const row of rows.toSorted((a, b) => (a.person_id < b.person_id ? -1 : 1))) {
    await tell(tx, [row.person_id], 'notification.read', { notificationId: row.id as NotificationId })
  }
}
