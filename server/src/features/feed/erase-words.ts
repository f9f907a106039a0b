import { sql } from 'kysely'
import type { Context } from '../../context.ts'

/** Her posts with all that hangs on them. Counters of what they quoted fall. */
export async function erasePosts(ctx: Context, personId: string): Promise<void> {
  await sql`
    with quoting as (
      select quoted_id, count(*)::int as quotes from posts
      where author_id = ${personId}::uuid and quoted_id is not null and audience <> 'private' group by quoted_id
    )
    update posts p set quotes_count = greatest(0, p.quotes_count - quoting.quotes)
    from quoting where p.id = quoting.quoted_id and p.author_id <> ${personId}::uuid`.execute(ctx.db)
  await sql`delete from posts where author_id = ${personId}::uuid`.execute(ctx.db)
}

/** Her comments elsewhere. Where answers of others hang on one, it stays without words and name, as when she deletes it. */
export async function eraseComments(ctx: Context, personId: string): Promise<void> {
  const { rows } = await sql<{ post_id: string; parent_id: string | null }>`
    select post_id, parent_id from comments where author_id = ${personId}::uuid`.execute(ctx.db)
  await sql`
    delete from comments c where c.author_id = ${personId}::uuid
      and not exists (select from comments r where r.parent_id = c.id and r.author_id <> ${personId}::uuid)`.execute(
    ctx.db,
  )
  await sql`
    update comments set text = '', edited_at = null, deleted_at = coalesce(deleted_at, ${ctx.now()})
    where author_id = ${personId}::uuid`.execute(ctx.db)
  const posts = [...new Set(rows.map((row) => row.post_id))]
  const parents = [...new Set(rows.flatMap((row) => row.parent_id ?? []))]
  await sql`
    update comments t set replies_count = (
      select count(*) from comments r where r.parent_id = t.id and r.deleted_at is null and not r.hidden)
    where t.id = any(${parents}::uuid[])`.execute(ctx.db)
  await sql`
    update posts set comments_count = (
      select count(*) from comments c left join comments t on t.id = c.parent_id
      where c.post_id = posts.id and c.deleted_at is null and not c.hidden and not coalesce(t.hidden, false))
    where id = any(${posts}::uuid[])`.execute(ctx.db)
}

/** Her likes leave the counters of what she liked. */
export async function eraseLikes(ctx: Context, personId: string): Promise<void> {
  await sql`
    with gone as (delete from likes where person_id = ${personId}::uuid returning post_id)
    update posts p set likes_count = greatest(0, p.likes_count - 1) from gone where p.id = gone.post_id`.execute(ctx.db)
}
