import { sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import { isActive } from '../../visibility/people.ts'

const AT_ONCE = 500

/** Her quotes leave the counters of posts while nobody sees her, and come back with her. */
export const recountQuotesLater = (tx: Context, { personId }: { personId: string }): Promise<void> =>
  tx.ports.jobs.add(tx.db, { name: 'recount-quotes', payload: { personId }, key: `recount-quotes ${personId}` })

export async function recountQuotes(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const personId = String(payload.personId)
  while (await inTransaction(ctx, (tx) => recountBatch(tx, personId))) {
    // The next ones.
  }
}

/** false: all are counted right. What is quoted is locked before what quotes it, as by who deletes her quote. */
async function recountBatch(tx: Context, personId: string): Promise<boolean> {
  const wrong = sql`q.author_id = ${personId}::uuid and q.quoted_id is not null and q.audience <> 'private'
    and p.id = q.author_id and q.quote_counted <> ${isActive('p')}`
  const { rows } = await sql<{ id: string }>`
    select post.id from posts post where post.id in (
      select q.quoted_id from posts q, profiles p where ${wrong} limit ${sql.lit(AT_ONCE)})
    order by post.id for no key update`.execute(tx.db)
  const ids = rows.map(({ id }) => id)
  await sql`
    with changed as (
      update posts q set quote_counted = not q.quote_counted from profiles p
      where q.quoted_id = any(${ids}::uuid[]) and ${wrong} returning q.quoted_id, q.quote_counted
    )
    update posts set quotes_count = quotes_count + changes.number from (
      select quoted_id, sum(case when quote_counted then 1 else -1 end)::int as number from changed group by quoted_id
    ) changes where posts.id = changes.quoted_id`.execute(tx.db)
  return ids.length > 0
}
