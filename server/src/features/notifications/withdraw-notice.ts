import type { CommentId, PostId, TeamId } from '@heraia/contract/ids'
import type { NotificationKind } from '@heraia/contract/notifications'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Announcements } from '../../announcements.ts'
import { type Context, viewerId } from '../../context.ts'
import { isNotHidden } from '../../visibility/blocks.ts'
import { readsSince } from '../../visibility/messages.ts'
import { type Line, linesAbout, tellChanged } from './lines.ts'
import { messageGroup } from './mark-read.ts'
import { namedGroup } from './named-group.ts'

/** She took it back: her name goes from what is unread, and is not shown in what was read. */
export async function withdrawNotice(
  tx: Context,
  act: { to: string; by: string; kind: NotificationKind; postId?: PostId; group?: string },
): Promise<void> {
  const isThis = sql<SqlBool>`n.person_id = ${act.to}::uuid and n.kind = ${act.kind}
    and n.post_id is not distinct from ${act.postId ?? null}::uuid
    and n.group_key = coalesce(${act.group ?? null}::text, n.group_key)`
  const { rows: read } = await sql<Taken>`
    update notification_actors x set withdrawn = true from notifications n
    where n.id = x.notification_id and n.read_at is not null and x.actor_id = ${act.by}::uuid and not x.withdrawn
      and ${isThis}
    returning ${taken(tx, act.by)}`.execute(tx.db)
  await tellChanged(tx, [...whoHear(read), ...(await takeFromUnread(tx, act.by, isThis))])
}

/**
 * A comment is gone: what was unread because of it tells no more of its writer, unless she wrote another. Whoever has
 * its words in a line learns of it.
 */
export async function withdrawComment(
  tx: Context,
  { postId, commentId, authorId }: { postId: PostId; commentId: CommentId; authorId: string },
): Promise<void> {
  const quoting = await linesAbout(tx, 'comment_id', commentId, authorId)
  const isThis = sql<SqlBool>`n.post_id = ${postId}::uuid and (
    (n.comment_id = ${commentId}::uuid
      and (n.kind in ('reply', 'mention') or n.group_key = ${namedGroup('comment', commentId)}))
    or (n.kind = 'comment' and not exists (select 1 from comments c
      where c.post_id = n.post_id and c.author_id = ${authorId}::uuid and c.id <> ${commentId}::uuid
        and c.deleted_at is null)))`
  await tellChanged(tx, [...quoting, ...(await takeFromUnread(tx, authorId, isThis))])
}

/** A message is gone: to whom it was unread it tells no more of its writer, unless another of hers is unread there. */
export async function withdrawMessage(
  tx: Context,
  { conversationId, senderId, recipientIds }: Announcements['message.removed'],
): Promise<void> {
  const isThis = sql<SqlBool>`n.person_id = any(${[...recipientIds]}::uuid[]) and n.group_key = ${messageGroup(conversationId)}
    and not exists (select 1 from participants mine join messages m on m.conversation_id = mine.conversation_id
      where mine.conversation_id = ${conversationId}::uuid and mine.person_id = n.person_id
        and m.sender_id = ${senderId}::uuid and m.deleted_at is null
        and (mine.read_at is null or m.created_at > mine.read_at)
        and m.created_at >= ${readsSince('mine')})`
  await tellChanged(tx, await takeFromUnread(tx, senderId, isThis))
}

/** The post is about to go and its notices with it: who had one unread has one less, and in no list it leads to nothing. */
export const tellOfRemovedPost = async (
  tx: Context,
  { postId, authorId }: { postId: PostId; authorId: string },
): Promise<void> => tellChanged(tx, await linesAbout(tx, 'post_id', postId, authorId))

/** The same of a listing. */
export const tellOfRemovedListing = async (
  tx: Context,
  { listingId, sellerId }: Announcements['listing.removed'],
): Promise<void> => tellChanged(tx, await linesAbout(tx, 'listing_id', listingId, sellerId))

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
  for (const { actor_id } of rows) await tellChanged(tx, await takeFromUnread(tx, actor_id, isThis))
}

/** The team is about to go and its notices with it. It is nobody's alone: all of it hear, as they do where it is shown. */
export const tellOfClosedTeam = async (tx: Context, teamId: TeamId): Promise<void> =>
  tellChanged(tx, await linesAbout(tx, 'team_id', teamId))

/**
 * What is taken out of lists, also of those whom a block keeps from her who did it: they hear nothing of it. At the moment
 * of a block itself who blocks hears of her own lines.
 */
export const taken = (tx: Context, by: string): RawBuilder<Taken> => sql<Taken>`n.id, n.person_id,
  n.person_id is not distinct from ${viewerId(tx)}::uuid or ${isNotHidden(sql`n.person_id`, sql`${by}::uuid`)} as hears`

export interface Taken extends Line {
  hears: boolean
}

export const whoHear = (lines: readonly Taken[]): Line[] => lines.filter(({ hears }) => hears)

/** Answers the lines that named her, of who hears of it; those that name nobody any more are gone. */
async function takeFromUnread(tx: Context, by: string, isThis: RawBuilder<SqlBool>): Promise<Line[]> {
  const { rows } = await sql<Taken>`
    delete from notification_actors x using notifications n
    where n.id = x.notification_id and n.read_at is null and x.actor_id = ${by}::uuid and ${isThis}
    returning ${taken(tx, by)}`.execute(tx.db)
  if (rows.length === 0) return []
  const ids = rows.map((row) => row.id)
  // Who joins the line at this moment comes before, and is seen by what follows, or begins another one.
  await sql`select 1 from notifications where id = any(${ids}::uuid[]) order by id for update`.execute(tx.db)
  await sql`
    delete from notifications n where n.id = any(${ids}::uuid[])
      and not exists (select 1 from notification_actors x where x.notification_id = n.id)`.execute(tx.db)
  return whoHear(rows)
}
