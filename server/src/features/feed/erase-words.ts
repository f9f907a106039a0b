import { sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import { recountPosts } from './comment-counts.ts'

/** Her posts with all that hangs on them. Counters of what they quoted fall. */
export async function erasePosts(ctx: Context, personId: string): Promise<void> {
  await sql`
    with quoting as (
      select quoted_id, count(*)::int as quotes from posts
      where author_id = ${personId}::uuid and quoted_id is not null and quote_counted group by quoted_id
    )
    update posts p set quotes_count = greatest(0, p.quotes_count - quoting.quotes)
    from quoting where p.id = quoting.quoted_id and p.author_id <> ${personId}::uuid`.execute(ctx.db)
  await sql`delete from posts where author_id = ${personId}::uuid`.execute(ctx.db)
}

const POSTS_AT_ONCE = 100

/**
 * Her comments elsewhere. Where answers of others hang on one, it stays without words and name, as when she deletes it.
 * What a post's comments are and how many it counts is one transaction, so that nothing is counted wrongly where the
 * server stops in between.
 */
export async function eraseComments(ctx: Context, personId: string): Promise<void> {
  let last: string | null = null
  do last = await inTransaction(ctx, (tx) => eraseBatch(tx, personId, last))
  while (last !== null)
}

/** Under the next posts, which are locked: what others say there meanwhile comes before or after. Null: that was all. */
async function eraseBatch(tx: Context, personId: string, from: string | null): Promise<string | null> {
  const hers = sql`select c.post_id from comments c where c.author_id = ${personId}::uuid
    and ${from === null ? sql`true` : sql`c.post_id > ${from}::uuid`}`
  const { rows } = await sql<{ id: string }>`
    select p.id from posts p where p.id in (select h.post_id from (${hers}) h)
    order by p.id limit ${sql.lit(POSTS_AT_ONCE)} for no key update`.execute(tx.db)
  const posts = rows.map(({ id }) => id)
  const under = sql`author_id = ${personId}::uuid and post_id = any(${posts}::uuid[])`
  const gone = await sql<{ parent_id: string | null }>`
    delete from comments c where ${under}
      and not exists (select from comments r where r.parent_id = c.id and r.author_id <> ${personId}::uuid)
    returning parent_id`.execute(tx.db)
  const emptied = await sql<{ parent_id: string | null }>`
    update comments set text = '', edited_at = null, deleted_at = coalesce(deleted_at, ${tx.now()})
    where ${under} returning parent_id`.execute(tx.db)
  const parents = [...gone.rows, ...emptied.rows].flatMap((row) => row.parent_id ?? [])
  await sql`
    update comments t set replies_count = (
      select count(*) from comments r where r.parent_id = t.id and r.deleted_at is null and not r.hidden)
    where t.id = any(${parents}::uuid[])`.execute(tx.db)
  await recountPosts(tx, posts)
  return posts.at(-1) ?? null
}

/** Her likes leave the counters of what she liked. */
export async function eraseLikes(ctx: Context, personId: string): Promise<void> {
  await sql`
    with gone as (delete from likes where person_id = ${personId}::uuid returning post_id, counted)
    update posts p set likes_count = greatest(0, p.likes_count - 1) from gone
    where p.id = gone.post_id and gone.counted`.execute(ctx.db)
}
