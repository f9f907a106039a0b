import type { NotificationKind } from '@heraia/contract/notifications'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { type Position, pageSize, rowsToRead, startingAfter, startOf } from '../../paging.ts'
import { statement } from '../../statement.ts'
import { isCommentOpen, isThreadOpen } from '../../visibility/comments.ts'
import { isListingShown } from '../../visibility/listings.ts'
import { isForHer } from '../../visibility/messages.ts'
import { isMutedPost, quotesMutedPost } from '../../visibility/muted-posts.ts'
import { isVisible } from '../../visibility/people.ts'
import { isReadable } from '../../visibility/posts.ts'
import { isTeamShown } from '../../visibility/teams.ts'
import { chipSql } from '../profiles/person.view.ts'
import { type ActorRow, EXCERPT, type NotificationRow } from './notification.view.ts'
import { kindsOf, OF_DECISIONS, SHOWS_POST, type Tab } from './notifications.policy.ts'

const ACTORS_SHOWN = 3

/** A badge shows "99+" long before this. */
const MOST_COUNTED = 1000

/**
 * Her groups, last changed first; walks notifications_shown_idx, notifications_shown_unread_idx for the unread, or
 * notifications_aside_idx for what is set aside of one person.
 */
export const notificationsOf = (
  ctx: SignedIn,
  tab: Tab,
  from: Position | null,
  limit: number,
  asideFrom: string | null = null,
): Promise<NotificationRow[]> =>
  selectNotifications(ctx, {
    viewer: ctx.viewer.id,
    asideFrom,
    kinds: kindsOf[tab],
    onlyUnread: tab === 'unread',
    ...startOf(from),
    limit: pageSize(limit),
  })

/** The newest unread ones of these kinds, a page of them; walks notifications_shown_unread_idx. */
export const unreadOf = (ctx: SignedIn, kinds: readonly NotificationKind[]): Promise<NotificationRow[]> =>
  selectNotifications(ctx, {
    viewer: ctx.viewer.id,
    asideFrom: null,
    kinds,
    onlyUnread: true,
    ...startOf(null),
    limit: 20,
  })

type Asked = {
  viewer: string
  asideFrom: string | null
  kinds: readonly string[] | null
  onlyUnread: boolean
  at: Date | null
  id: string | null
  limit: number
}

const selectNotifications = statement(
  (asked: Asked) => sql<NotificationRow>`
    select n.id, n.kind, n.post_id, ${commentFor(asked.viewer)} as comment_id, n.conversation_id, n.subject_person_id, n.listing_id, n.order_id,
      ${decisionOf} as decision_id,
      about.id as team_id, about.name as team_name, ${roleFor(asked.viewer)} as role_id, n.read_at, n.updated_at, ${excerptFor(asked.viewer)} as excerpt,
      ${isMutedPost(sql`${asked.viewer}::uuid`, sql.ref('n.post_id'))} as post_muted, n.aside_from_id is not null or ${isQuiet(asked.viewer)} as quiet
    from notifications n left join teams about on about.id = coalesce(n.team_id,
      (select c.team_id from conversations c where c.id = n.conversation_id))
    where n.person_id = ${asked.viewer}::uuid and ${asked.asideFrom === null ? sql`n.aside_from_id is null` : sql`n.aside_from_id = ${asked.asideFrom}::uuid and n.read_at is null`}
      and ${asked.onlyUnread ? isUnread(asked.viewer) : sql`true`}
      and ${asked.kinds === null ? sql`true` : sql`n.kind = any(${asked.kinds}::text[])`} and ${isShownTo(asked.viewer)}
      and ${startingAfter('n.updated_at', 'n.id', asked)}
    order by n.updated_at desc, n.id desc limit ${rowsToRead(asked.limit)}`,
)

/** The newest three of each group whom she may see, and how many there are; one query for all groups. */
export async function actorsOf(ctx: SignedIn, ids: readonly string[]): Promise<Map<string, ActorRow[]>> {
  const actors = new Map<string, ActorRow[]>()
  if (ids.length === 0) return actors
  for (const row of await selectActors(ctx, { viewer: ctx.viewer.id, ids })) {
    actors.set(row.notification_id, [...(actors.get(row.notification_id) ?? []), row])
  }
  return actors
}

const selectActors = statement(
  (asked: { viewer: string; ids: readonly string[] }) => sql<ActorRow>`
    select notice.id as notification_id, shown.* from unnest(${asked.ids}::uuid[]) as notice(id) cross join lateral (
      select ${chipSql}, x.created_at as acted_at, count(*) over () as actor_count
      from notification_actors x join profiles p on p.id = x.actor_id
      where x.notification_id = notice.id and not x.withdrawn and ${isVisible('p', asked.viewer)}
      order by x.created_at desc, x.actor_id desc limit ${sql.lit(ACTORS_SHOWN)}) as shown
    order by acted_at desc, chip_id desc`,
)

/** How many unread groups she is shown: the same rule as the list's. Walks notifications_shown_unread_idx. */
export async function countUnread(ctx: SignedIn): Promise<number> {
  const rows = await selectUnread(ctx, { viewer: ctx.viewer.id })
  return rows[0]?.count ?? 0
}

const selectUnread = statement(
  (asked: { viewer: string }) => sql<{ count: number }>`
    select count(*) as count from (
      select 1 from notifications n
      where n.person_id = ${asked.viewer}::uuid and n.aside_from_id is null and ${isUnread(asked.viewer)} and ${isShownTo(asked.viewer)}
      limit ${sql.lit(MOST_COUNTED)}) unread`,
)

/** It waits to be read. What she muted waits for nothing, and counts as it did before once she wants to hear of it again. */
export const isUnread = (me: string): RawBuilder<SqlBool> => sql<SqlBool>`(n.read_at is null and not ${isQuiet(me)})`

/** About a post that she muted, or one that names her and quotes that. */
const isQuiet = (me: string): RawBuilder<SqlBool> => sql<SqlBool>`case when n.post_id is null then false
  else ${isMutedPost(sql`${me}::uuid`, sql.ref('n.post_id'))} or (n.kind = 'mention' and n.comment_id is null
    and ${quotesMutedPost(sql`${me}::uuid`, sql.ref('n.post_id'))}) end`

/** One of its people is there for her to see, and so is what it is about: post, comment, listing, team, conversation. */
export function isShownTo(me: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
      select 1 from notification_actors x join profiles p on p.id = x.actor_id
      where x.notification_id = n.id and not x.withdrawn and ${isVisible('p', me)})
    and (n.post_id is null or exists (
      select 1 from posts post join profiles p on p.id = post.author_id
      where post.id = n.post_id and ${isReadable('post', 'p', me)}))
    and (n.listing_id is null or exists (
      select 1 from listings l join profiles p on p.id = l.seller_id
      where l.id = n.listing_id and ${isListingShown('l', 'p', me)}))
    and (n.kind not in ('mention', 'reply') or n.comment_id is null or exists (
      select 1 from comments c join posts post on post.id = c.post_id join profiles p on p.id = c.author_id
      where c.id = n.comment_id and case n.kind when 'reply' then ${isThreadOpen(me)} else ${isCommentOpen(me)} end))
    and (n.team_id is null or n.kind = 'application_answered' or exists (
      select 1 from teams t where t.id = n.team_id and ${isTeamShown('t', me)}))
    and (n.conversation_id is null or exists (
      select 1 from participants mine where mine.conversation_id = n.conversation_id and mine.person_id = ${me}::uuid
        and (mine.team_id is null or mine.request is null)))`
}

/** In a team's conversation `v` she reads what was written since she is in it, and of nobody who is hidden from her. */
const isForHerInTeam = (me: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select 1 from participants mine join profiles p on p.id = m.sender_id
  where mine.conversation_id = v.id and mine.person_id = ${me}::uuid and mine.request is null
    and ${isForHer('m', 'mine')} and ${isVisible('p', me)})`

/** Nothing of a conversation that she deleted for herself. */
const isNotDeletedForHer = (me: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select 1 from participants mine where mine.conversation_id = v.id and mine.person_id = ${me}::uuid
    and ${isForHer('m', 'mine')})`

/** Where it leads under the post. A line of several people stays without, where the last comment is not for her. */
const commentFor = (me: string): RawBuilder<string | null> => sql<string | null>`(
  select c.id from comments c join posts post on post.id = c.post_id join profiles p on p.id = c.author_id
  where c.id = n.comment_id and (c.deleted_at is not null or ${isCommentOpen(me)}))`

/** What is said to those who run a team is for who still does. */
const runsTeam = (me: string): RawBuilder<SqlBool> => sql<SqlBool>`exists (
  select 1 from team_members mine where mine.team_id = n.team_id and mine.person_id = ${me}::uuid
    and mine.state = 'member' and mine.role in ('owner', 'manager'))`

/** Where the application stands. Who runs the team no more is not told which. */
const roleFor = (me: string): RawBuilder<string | null> => sql<string | null>`(
  case when n.kind = 'application_received' and ${runsTeam(me)} then split_part(n.group_key, ':', 2)::uuid end)`

const decisionOf = sql`case when n.kind = any(${OF_DECISIONS}::text[]) then split_part(n.group_key, ':', 2)::uuid end`

/** First words of what it is about, never of what is deleted, hidden from her or of somebody hidden from her. */
function excerptFor(me: string): RawBuilder<string | null> {
  return sql<string | null>`
  left(case
    when n.conversation_id is not null then (
      select m.text from conversations v join messages m on m.id = v.last_message_id
      where v.id = n.conversation_id and m.deleted_at is null and m.sender_id <> ${me}::uuid
        and case when v.team_id is null then ${isNotDeletedForHer(me)} else ${isForHerInTeam(me)} end)
    when n.comment_id is not null then (
      select c.text from comments c join posts post on post.id = c.post_id join profiles p on p.id = c.author_id
      where c.id = n.comment_id and c.deleted_at is null and ${isCommentOpen(me)})
    when n.listing_id is not null then (select l.title from listings l where l.id = n.listing_id)
    when n.kind in ('report_upheld', 'report_dismissed') then split_part(n.group_key, ':', 2)
    when n.kind in ('content_removed', 'content_warned') then (
      select r.reason from moderation_decisions d join reports r on r.id = d.report_id
      where d.id = ${decisionOf} and d.person_id = ${me}::uuid)
    when n.kind in ('appeal_upheld', 'appeal_reversed') then (
      select r.reason from reports r where r.appeal_of = ${decisionOf} and r.reporter_id = ${me}::uuid)
    when n.kind = 'verification_declined' then (
      select r.reason from verification_requests r
      where r.id = split_part(n.group_key, ':', 2)::uuid and r.person_id = ${me}::uuid)
    when n.kind = 'team_verification_declined' then (
      select r.reason from verification_requests r
      where r.id = split_part(n.group_key, ':', 2)::uuid and ${runsTeam(me)})
    when n.kind in ('order_decided_for_buyer', 'order_decided_for_seller') then (
      select e.note from order_events e
      where e.order_id = n.order_id and e.by_side = 'staff' and e.deed in ('refunded', 'released')
      order by e.nr desc limit 1)
    when n.order_id is not null then (select o.title from orders o where o.id = n.order_id)
    when n.kind = any(${SHOWS_POST}::text[]) then (select post.text from posts post where post.id = n.post_id)
  end, ${sql.lit(EXCERPT + 1)})`
}
