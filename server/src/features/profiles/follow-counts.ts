import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { isActive } from '../../visibility/people.ts'

/**
 * Locks both profiles, the smaller id first, so that changes of what stands between two people come one after
 * another and never wait for each other crosswise. Before any other row of theirs is touched.
 */
export const lockPair = (tx: Context, one: string, other: string): Promise<unknown> =>
  sql`select id from profiles where id = any(${[one, other]}::uuid[]) order by id for no key update`.execute(tx.db)

/**
 * Writes a follow; false when it was there. Both profiles are locked. It counts where both accounts are in use: she may
 * have left, or been suspended, since she asked.
 */
export async function addFollow(tx: Context, followerId: string, followedId: string): Promise<boolean> {
  const { rows } = await sql<{ counted: boolean }>`
    insert into follows (follower_id, followed_id, counted, created_at)
    select a.id, b.id, ${isActive('a')} and ${isActive('b')}, ${tx.now()}
    from profiles a, profiles b where a.id = ${followerId}::uuid and b.id = ${followedId}::uuid
    on conflict do nothing returning counted`.execute(tx.db)
  if (rows[0]?.counted) await countFollow(tx, followerId, followedId, 1)
  return rows.length > 0
}

/** Ends a follow and counts it; false when there was none. Both profiles are locked. */
export async function endFollow(tx: Context, followerId: string, followedId: string): Promise<boolean> {
  const { rows } = await sql<{ counted: boolean }>`
    delete from follows where follower_id = ${followerId} and followed_id = ${followedId}
    returning counted`.execute(tx.db)
  if (!rows[0]) return false
  if (rows[0].counted) await countFollow(tx, followerId, followedId, -1)
  return true
}

/** Adds to the counters of both, who are locked. */
export const countFollow = (tx: Context, followerId: string, followedId: string, by: 1 | -1) =>
  sql`update profiles set
      following_count = following_count + case when id = ${followerId}::uuid then ${by}::int else 0 end,
      followers_count = followers_count + case when id = ${followedId}::uuid then ${by}::int else 0 end
    where id = any(${[followerId, followedId]}::uuid[])`.execute(tx.db)
