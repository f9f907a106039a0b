import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { recountPosts } from './comment-counts.ts'

/**
 * Whom a block keeps apart do not see what the other said under their posts, and could not take it away: it is hidden as
 * if they had done so before. After an unblock each sees it again under hers, and may show it.
 */
export async function hideBetween(tx: Context, { blockerId, blockedId }: { blockerId: string; blockedId: string }) {
  const [one, other] = [sql`${blockerId}::uuid`, sql`${blockedId}::uuid`]
  const said = sql`select c.id, c.post_id, c.parent_id from comments c join posts post on post.id = c.post_id
    where (c.author_id, post.author_id) in ((${other}, ${one}), (${one}, ${other})) and c.deleted_at is null
      and not c.hidden`
  const { rows: posts } = await sql<{ id: string }>`
    select post.id from posts post where post.id in (select s.post_id from (${said}) s)
    order by post.id for no key update`.execute(tx.db)
  if (posts.length === 0) return
  const { rows: hidden } = await sql<{ parent_id: string | null }>`
    update comments set hidden = true where id in (select s.id from (${said}) s) returning parent_id`.execute(tx.db)
  await sql`
    update comments t set replies_count = (
      select count(*) from comments r where r.parent_id = t.id and r.deleted_at is null and not r.hidden)
    where t.id = any(${hidden.flatMap(({ parent_id }) => parent_id ?? [])}::uuid[])`.execute(tx.db)
  await recountPosts(
    tx,
    posts.map(({ id }) => id),
  )
}
