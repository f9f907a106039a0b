import { sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import { recountPosts } from './comment-counts.ts'

const AT_ONCE = 100

/** Her comments, and what stands under them, leave the counters of posts while nobody sees her, and come back with her. */
export const recountCommentsLater = (tx: Context, { personId }: { personId: string }): Promise<void> =>
  tx.ports.jobs.add(tx.db, { name: 'recount-comments', payload: { personId }, key: `recount-comments ${personId}` })

export async function recountCommentsOf(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const personId = String(payload.personId)
  let last: string | null = null
  do last = await inTransaction(ctx, (tx) => recountBatch(tx, personId, last))
  while (last !== null)
}

/** The next posts, which are locked: what is said there meanwhile comes before or after. Null: that was all. */
async function recountBatch(tx: Context, personId: string, from: string | null): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select p.id from posts p where p.id in (
      select c.post_id from comments c where c.author_id = ${personId}::uuid
        and ${from === null ? sql`true` : sql`c.post_id > ${from}::uuid`})
    order by p.id limit ${sql.lit(AT_ONCE)} for no key update`.execute(tx.db)
  const ids = rows.map(({ id }) => id)
  await recountPosts(tx, ids)
  return ids.at(-1) ?? null
}
