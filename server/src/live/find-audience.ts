import type { Db } from '@heraia/database/db'
import { sql } from 'kysely'
import { isReadableBy } from '../visibility/posts.ts'
import { isOpenTo, isVisibleTo } from '../visibility/readers.ts'

export interface Hearer {
  personId: string
  /** She follows the person whom it is about. */
  following: boolean
}

/** Her post, or her words under somebody's post. */
interface About {
  personId: string
  postId: string | null
  /** It says that the post is gone, and that was one for all: feed.live.ts names the readers of any other. One that is still there is gone for who may not read it. */
  removed: boolean
}

/**
 * Who of the connected people may hear of that post: nobody whom a block hides from that person or who muted her; of
 * private accounts and minors only those she lets follow; and those who may read the post. Of one that is gone by now
 * nobody knows any more who might: its counts reach nobody. One query a signal and process.
 */
export async function findAudience(
  db: Db,
  connected: readonly string[],
  { personId, postId, removed }: About,
): Promise<Hearer[]> {
  if (connected.length === 0) return []
  const hearer = sql`c.id`
  const { rows } = await sql<{ id: string; following: boolean }>`
    select c.id, f.follower_id is not null as following
    from profiles a
    cross join unnest(${connected}::uuid[]) as c (id)
    left join posts p on p.id = ${postId}::uuid
    left join profiles w on w.id = p.author_id
    left join follows f on f.follower_id = c.id and f.followed_id = a.id
    where a.id = ${personId}::uuid
      and c.id not in (select m.muter_id from mutes m where m.muted_id = ${personId}::uuid)
      and case when p.id is null then ${removed} and ${isOpenTo('a', hearer)}
        when ${removed} then ${isOpenTo('a', hearer)} and not ${isReadableBy('p', 'w', hearer)}
        else ${isVisibleTo('a', hearer)} and ${isReadableBy('p', 'w', hearer)} end`.execute(db)
  return rows.map(({ id, following }) => ({ personId: id, following }))
}
