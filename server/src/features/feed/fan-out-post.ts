import { sql } from 'kysely'
import { z } from 'zod'
import { type Context, inTransaction } from '../../context.ts'

const BATCH = 1000

const fanOut = z.object({ postId: z.string() })

/** The job that writes a post to the timelines of many followers, a batch a transaction. Again does no harm. */
export async function fanOutPost(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const { postId } = fanOut.parse(payload)
  let last: Reached | null = null
  do last = await inTransaction(ctx, (tx) => writeBatch(tx, postId, last))
  while (last !== null)
}

interface Reached {
  created_at: Date
  follower_id: string
}

/** Walks follows_followed_idx; answers where it came to, null at the end. */
async function writeBatch(tx: Context, postId: string, from: Reached | null): Promise<Reached | null> {
  // Nobody starts or stops following her while the batch is written.
  const post = await sql<{ author_id: string }>`
    select post.author_id from posts post join profiles p on p.id = post.author_id
    where post.id = ${postId}::uuid and post.audience <> 'private' for share of p`.execute(tx.db)
  const author = post.rows[0]?.author_id
  if (!author) return null
  const start = from ? sql`(f.created_at, f.follower_id) < (${from.created_at}, ${from.follower_id}::uuid)` : sql`true`
  const { rows } = await sql<Reached>`
    with batch as (
      select f.created_at, f.follower_id from follows f where f.followed_id = ${author}::uuid and ${start}
      order by f.created_at desc, f.follower_id desc limit ${sql.lit(BATCH)}
    ), written as (
      insert into timeline_entries (person_id, created_at, post_id, author_id)
      select batch.follower_id, post.created_at, post.id, post.author_id from batch, posts post
      where post.id = ${postId}::uuid on conflict do nothing
    )
    select created_at, follower_id from batch order by created_at, follower_id limit 1`.execute(tx.db)
  return rows[0] ?? null
}
