import type { Db } from '@heraia/database/db'
import { sql } from 'kysely'
import { hiddenFrom } from '../visibility/blocks.ts'
import { hiddenComments, hiddenLikes, ownRestricted } from '../visibility/hidden-counts.ts'
import { hasNotMuted } from '../visibility/mutes.ts'
import { isReadableBy } from '../visibility/posts.ts'
import { isOpenTo, isVisibleTo } from '../visibility/readers.ts'
import type { Act } from './broadcasts.ts'

export interface Hearer {
  personId: string
  /** She follows the person whom it is about. */
  following: boolean
  /** Of the post, as she is shown them; 0 where they are not asked for. */
  likes: number
  comments: number
}

/** Her post, or her words under somebody's post. */
interface About {
  personId: string
  postId: string | null
  /** It says that the post is gone, and that was one for all: feed.live.ts names the readers of any other. One that is still there is gone for who may not read it. */
  removed: boolean
  /** What was done to the post. None: nothing that she could not hear of. */
  acts: readonly Act[]
  /** Each hears her numbers of the post. */
  withNumbers: boolean
}

/**
 * Who of the connected people may hear of that post: nobody whom a block hides from that person or from all who did
 * something, or who muted her; of private accounts and minors only those she lets follow; and those who may read the post.
 * Of one that is gone by now nobody knows any more who might: its counts reach nobody. The numbers of each are read here,
 * with what blocks take off, in one moment: a number that was said with the act may be older than the likes that are taken
 * off it. One query a signal and process, which counts for those hearers only who have blocks.
 */
export async function findAudience(
  db: Db,
  connected: readonly string[],
  { personId, postId, removed, acts, withNumbers }: About,
): Promise<Hearer[]> {
  if (connected.length === 0) return []
  const hearer = sql`c.id`
  const hidden = sql`unseen.ids`
  const hasHidden = sql`${hidden} <> '{}'`
  const seesOne = sql`exists (
    select 1 from unnest(${acts.map(({ by }) => by)}::uuid[], ${acts.map(({ under }) => under)}::uuid[]) act (by, under)
    where act.by <> all(${hidden}) and (act.under is null or act.under <> all(${hidden})))`
  const numbers = sql`
    p.likes_count - case when ${hasHidden} and p.likes_count > 0 then ${hiddenLikes('p', hidden)} else 0 end as likes,
    p.comments_count - case when ${hasHidden} and p.comments_count > 0 then ${hiddenComments('p', hidden)} else 0 end
      + coalesce(${ownRestricted('p', hearer)}, 0) as comments`
  const { rows } = await sql<{ id: string; following: boolean; likes: number; comments: number }>`
    select c.id, f.follower_id is not null as following,
      ${withNumbers ? numbers : sql`0 as likes, 0 as comments`}
    from profiles a
    cross join unnest(${connected}::uuid[]) as c (id)
    cross join lateral (select ${hiddenFrom(hearer)} as ids offset 0) unseen
    left join posts p on p.id = ${postId}::uuid
    left join profiles w on w.id = p.author_id
    left join follows f on f.follower_id = c.id and f.followed_id = a.id
    where a.id = ${personId}::uuid
      and ${hasNotMuted(hearer, sql`${personId}::uuid`)}
      and ${acts.length === 0 ? sql`true` : sql`(not ${hasHidden} or ${seesOne})`}
      and case when p.id is null then ${removed} and ${isOpenTo('a', hearer, hidden)}
        when ${removed} then ${isOpenTo('a', hearer, hidden)} and not ${isReadableBy('p', 'w', hearer, hidden)}
        else ${isVisibleTo('a', hearer, hidden)} and ${isReadableBy('p', 'w', hearer, hidden)} end`.execute(db)
  return rows.map(({ id, ...own }) => ({ personId: id, ...own }))
}
