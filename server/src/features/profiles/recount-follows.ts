import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import { isActive } from '../../visibility/people.ts'
import { countFollow, lockPair } from './follow-counts.ts'

const AT_ONCE = 500

/**
 * Her follows leave the counters of others while nobody sees her, and come back with her. As a job, one pair a
 * transaction: she may have a million followers, and each pair is locked as any other change of it.
 */
export const recountFollowsLater = (tx: Context, personId: string): Promise<void> =>
  tx.ports.jobs.add(tx.db, { name: 'recount-follows', payload: { personId }, key: `recount ${personId}` })

export async function recountFollows(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const personId = String(payload.personId)
  for (let pairs = await wronglyCounted(ctx, personId); pairs.length > 0; pairs = await wronglyCounted(ctx, personId)) {
    for (const pair of pairs) await inTransaction(ctx, (tx) => countRight(tx, pair))
  }
}

interface Pair {
  follower_id: string
  followed_id: string
}

async function wronglyCounted(ctx: Context, personId: string): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    select f.follower_id, f.followed_id from follows f
    join profiles follower on follower.id = f.follower_id join profiles followed on followed.id = f.followed_id
    where (f.follower_id = ${personId}::uuid or f.followed_id = ${personId}::uuid) and f.counted <> ${bothActive}
    order by f.follower_id, f.followed_id limit ${sql.lit(AT_ONCE)}`.execute(ctx.db)
  return rows
}

async function countRight(tx: Context, { follower_id, followed_id }: Pair): Promise<void> {
  await lockPair(tx, follower_id, followed_id)
  const { rows } = await sql<{ counted: boolean }>`
    update follows f set counted = not f.counted from profiles follower, profiles followed
    where f.follower_id = ${follower_id}::uuid and f.followed_id = ${followed_id}::uuid
      and follower.id = f.follower_id and followed.id = f.followed_id and f.counted <> ${bothActive}
    returning f.counted`.execute(tx.db)
  if (rows[0]) await countFollow(tx, follower_id, followed_id, rows[0].counted ? 1 : -1)
}

const bothActive: RawBuilder<SqlBool> = sql`(${isActive('follower')} and ${isActive('followed')})`
