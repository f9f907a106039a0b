import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { FOLLOWERS_AT_ONCE, FOLLOWERS_WRITTEN_TO, POSTS_BACKFILLED } from './feed.policy.ts'

export interface Delivery {
  postId: string
  authorId: string
  followers: number
  isPrivate: boolean
}

/**
 * Puts a post on the timelines of its author and her followers. Her profile's row is locked (it counts her posts),
 * and so it is while somebody follows her: a follower finds the post here or copies it when she follows.
 */
export async function deliverPost(tx: Context, { postId, authorId, followers, isPrivate }: Delivery): Promise<void> {
  const atOnce = !isPrivate && followers <= FOLLOWERS_AT_ONCE
  await sql`
    insert into timeline_entries (person_id, created_at, post_id, author_id)
    select reader.id, post.created_at, post.id, post.author_id
    from posts post cross join lateral (
      select post.author_id as id
      union all select f.follower_id from follows f where f.followed_id = post.author_id and ${atOnce}::boolean) as reader
    where post.id = ${postId}::uuid on conflict do nothing`.execute(tx.db)
  if (isPrivate || atOnce) return
  if (followers > FOLLOWERS_WRITTEN_TO) {
    await sql`insert into merged_authors (author_id) values (${authorId}) on conflict do nothing`.execute(tx.db)
  } else {
    await tx.ports.jobs.add(tx.db, { name: 'fan-out-post', payload: { postId }, key: `fan-out-post:${postId}` })
  }
}

/** Copies the newest posts of a person who was just followed, and notes from when on the timeline is complete. */
export async function fillTimeline(tx: Context, followerId: string, followedId: string): Promise<void> {
  await sql`
    with newest as (
      select created_at, id from posts
      where author_id = ${followedId}::uuid and audience <> 'private'
        and not exists (select 1 from merged_authors m where m.author_id = ${followedId}::uuid)
      order by created_at desc, id desc limit ${sql.lit(POSTS_BACKFILLED)}
    ), copied as (
      insert into timeline_entries (person_id, created_at, post_id, author_id)
      select ${followerId}::uuid, created_at, id, ${followedId}::uuid from newest on conflict do nothing
    )
    insert into timelines (person_id, complete_since)
    select ${followerId}::uuid, min(created_at) from newest having count(*) = ${sql.lit(POSTS_BACKFILLED)}
    on conflict (person_id) do update
      set complete_since = greatest(timelines.complete_since, excluded.complete_since)`.execute(tx.db)
}

/** What the author wrote for a team that she follows stays. */
export async function dropTimelineEntries(tx: Context, personId: string, authorId: string): Promise<void> {
  await sql`
    delete from timeline_entries e
    where e.person_id = ${personId}::uuid and e.author_id = ${authorId}::uuid and not exists (
      select 1 from posts post join team_follows f on f.team_id = post.team_id
      where post.id = e.post_id and f.person_id = e.person_id)`.execute(tx.db)
}
