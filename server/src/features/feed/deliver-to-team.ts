import { type SqlBool, sql } from 'kysely'
import { z } from 'zod'
import { type Context, inTransaction } from '../../context.ts'
import { FOLLOWERS_AT_ONCE, POSTS_BACKFILLED } from './feed.policy.ts'

const BATCH = 1000

/** Puts a post on the timelines of those who follow the team that it was published for; of very many by a job. */
export async function deliverToTeam(tx: Context, postId: string, teamId: string): Promise<void> {
  const { rows } = await sql<{ followers_count: number }>`
    select followers_count from teams where id = ${teamId}::uuid`.execute(tx.db)
  if ((rows[0]?.followers_count ?? 0) <= FOLLOWERS_AT_ONCE) await writeBatch(tx, postId, null, FOLLOWERS_AT_ONCE)
  else
    await tx.ports.jobs.add(tx.db, {
      name: 'fan-out-team-post',
      payload: { postId },
      key: `fan-out-team-post:${postId}`,
    })
}

const fanOut = z.object({ postId: z.string() })

/** A batch a transaction. Again does no harm. */
export async function fanOutTeamPost(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const { postId } = fanOut.parse(payload)
  let last: string | null = null
  do last = await inTransaction(ctx, (tx) => writeBatch(tx, postId, last, BATCH))
  while (last !== null)
}

/** Walks the key of team_follows; answers where it came to, null at the end. */
async function writeBatch(tx: Context, postId: string, from: string | null, size: number): Promise<string | null> {
  const { rows } = await sql<{ person_id: string }>`
    with batch as (
      select f.person_id, post.created_at, post.id, post.author_id
      from posts post join team_follows f on f.team_id = post.team_id
      where post.id = ${postId}::uuid and post.audience <> 'private'
        and ${from === null ? sql`true` : sql`f.person_id > ${from}::uuid`}
      order by f.person_id limit ${sql.lit(size)}
    ), written as (
      insert into timeline_entries (person_id, created_at, post_id, author_id)
      select batch.person_id, batch.created_at, batch.id, batch.author_id from batch on conflict do nothing
    )
    select person_id from batch order by person_id desc limit 1`.execute(tx.db)
  return rows[0]?.person_id ?? null
}

/** The newest posts of a team that she begins to follow. */
export async function fillFromTeam(tx: Context, personId: string, teamId: string): Promise<void> {
  await sql`
    insert into timeline_entries (person_id, created_at, post_id, author_id)
    select ${personId}::uuid, created_at, id, author_id from posts
    where team_id = ${teamId}::uuid and audience <> 'private'
    order by created_at desc, id desc limit ${sql.lit(POSTS_BACKFILLED)} on conflict do nothing`.execute(tx.db)
}

/** Those of people whom she follows stay, and so do her own. */
export async function dropTeamPosts(tx: Context, personId: string, teamId: string): Promise<void> {
  await sql`
    delete from timeline_entries e using posts post
    where e.person_id = ${personId}::uuid and post.id = e.post_id and post.team_id = ${teamId}::uuid
      and ${comesOfNobody}`.execute(tx.db)
}

const POSTS_AT_ONCE = 500

/** The team is about to go: its posts are those of their authors alone. By a job, for it may have many followers. */
export async function dropPostsOfClosedTeam(tx: Context, { teamId }: { teamId: string }): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from posts where team_id = ${teamId}::uuid order by id`.execute(tx.db)
  for (let first = 0; first < rows.length; first += POSTS_AT_ONCE) {
    const postIds = rows.slice(first, first + POSTS_AT_ONCE).map(({ id }) => id)
    await tx.ports.jobs.add(tx.db, { name: 'drop-team-posts', payload: { postIds } })
  }
}

const drop = z.object({ postIds: z.array(z.string()) })

/** A post a statement. Again does no harm. */
export async function dropFromTimelines(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  for (const postId of drop.parse(payload).postIds) {
    await sql`
      delete from timeline_entries e using posts post
      where e.post_id = ${postId}::uuid and post.id = e.post_id and ${comesOfNobody}`.execute(ctx.db)
  }
}

/** The entry `e` of `post` is not her own, nor of whom she follows. */
const comesOfNobody = sql<SqlBool>`post.author_id <> e.person_id
  and not exists (select 1 from follows f where f.follower_id = e.person_id and f.followed_id = post.author_id)`
