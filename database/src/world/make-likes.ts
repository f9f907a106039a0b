import type { Insertable } from 'kysely'
import type { LikesTable } from '../tables/likes.ts'
import type { Chance } from './chance.ts'
import type { FollowRow } from './make-follows.ts'
import type { MadePost } from './make-posts.ts'
import type { Makings } from './makings.ts'

/** Those who follow the author like what she writes, some posts more than others. */
export function makeLikes(
  makings: Makings,
  chance: Chance,
  posts: readonly MadePost[],
  follows: readonly FollowRow[],
): Insertable<LikesTable>[] {
  const followers = Map.groupBy(follows, (follow) => follow.followed_id)
  return posts.flatMap((post) => {
    const warmth = 0.08 + 0.4 * chance.next() ** 2
    const likers = (followers.get(post.row.author_id) ?? []).filter(() => chance.is(warmth))
    post.row.likes_count = likers.length
    return likers.map((follow) => ({
      post_id: post.row.id,
      person_id: follow.follower_id,
      created_at: soonAfter(makings, chance, post.row.created_at),
    }))
  })
}

/** Within a day and a half of it, and never later than now. */
export function soonAfter(makings: Makings, chance: Chance, at: Date): Date {
  const left = Math.min(36 * 3_600_000, makings.now.getTime() - at.getTime())
  return new Date(at.getTime() + Math.floor(left * chance.next() ** 2))
}
