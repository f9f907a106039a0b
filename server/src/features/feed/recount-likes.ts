import { sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import { isActive } from '../../visibility/people.ts'

const AT_ONCE = 500

/**
 * Her likes leave the counters of posts while nobody sees her, and come back with her. By a job: she may like very many.
 */
export const recountLikesLater = (tx: Context, { personId }: { personId: string }): Promise<void> =>
  tx.ports.jobs.add(tx.db, { name: 'recount-likes', payload: { personId }, key: `recount-likes ${personId}` })

export async function recountLikes(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const personId = String(payload.personId)
  while (await inTransaction(ctx, (tx) => recountBatch(tx, personId))) {
    // The next ones.
  }
}

/** false: all are counted right. The posts are locked first, as by who deletes one: who likes or unlikes comes before or after. */
async function recountBatch(tx: Context, personId: string): Promise<boolean> {
  const wrong = sql`l.person_id = ${personId}::uuid and p.id = l.person_id and l.counted <> ${isActive('p')}`
  const { rows } = await sql<{ id: string }>`
    select post.id from posts post, likes l, profiles p where post.id = l.post_id and ${wrong}
    order by post.id limit ${sql.lit(AT_ONCE)} for update of post`.execute(tx.db)
  const ids = rows.map(({ id }) => id)
  await sql`
    with changed as (
      update likes l set counted = not l.counted from profiles p where l.post_id = any(${ids}::uuid[]) and ${wrong}
      returning l.post_id, l.counted
    )
    update posts set likes_count = likes_count + case when changed.counted then 1 else -1 end
    from changed where posts.id = changed.post_id`.execute(tx.db)
  return ids.length > 0
}
