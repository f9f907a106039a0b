import type { Post } from '@heraia/contract/feed'
import { matchQuery, type Query, type QueryClient } from '@tanstack/react-query'
import { api, client } from '../../lib/api.ts'
import { pressesOnTheirWay } from '../../lib/presses.ts'
import { noteGone } from './gone-posts.ts'
import { changePosts, isPages, likesOf, mapPosts } from './post-cache.ts'

/** As many as the server answers at once, and so many questions at the most. */
const AT_ONCE = 100
const QUESTIONS = 5

export interface Asking {
  /** Only of lists that were loaded until then, in milliseconds. */
  before?: number | undefined
  several?: (of: { ids: Post['id'][] }) => Promise<{ items: Post[] }>
}

/**
 * How the posts on the screen stand now, after a time in which nobody said what changed. In its place: what is gone goes,
 * what is newer waits behind its pill. The same in a feed that she comes back to. Of very long lists the end is asked for,
 * where she reads; other lists that are not on the screen are loaded when she comes to them.
 */
export async function askAnew(
  queries: QueryClient,
  { before = Number.POSITIVE_INFINITY, several }: Asking = {},
): Promise<void> {
  const old = queries
    .getQueryCache()
    .findAll({ queryKey: api.feed.key(), predicate: ({ state }) => state.dataUpdatedAt <= before })
  const shown = old.filter((query) => query.isActive())
  const elsewhere = old.filter((query) => !query.isActive())
  for (const query of elsewhere) if (!isStandingFeed(query)) query.invalidate()
  await askInPlace(queries, postsIn([...elsewhere.filter(isStandingFeed), ...shown]), several)
}

/** A feed with posts in it: loaded anew it would bring newer ones above what she reads, or comes back to. */
export const isStandingFeed = (query: Query): boolean =>
  matchQuery({ queryKey: api.feed.timeline.key() }, query) && isPages(query.state.data) && !isEmpty(query.state.data)

export const isEmpty = (data: unknown): boolean => isPages(data) && data.pages.every(({ items }) => items.length === 0)

/** How these of her lists' posts stand now. */
export async function askInPlace(
  queries: QueryClient,
  shown: readonly Post[],
  several: NonNullable<Asking['several']> = client.feed.several,
): Promise<void> {
  const ids = [...new Set(shown.map(({ id }) => id))].slice(-AT_ONCE * QUESTIONS)
  const standing = new Set(shown)
  try {
    for (let start = 0; start < ids.length; start += AT_ONCE) {
      const asked = ids.slice(start, start + AT_ONCE)
      const { items } = await several({ ids: asked })
      takeAnew(queries, { asked, items, standing })
    }
  } catch {
    // Without an answer what stands there stays, until she comes to it again.
    await queries.invalidateQueries({ queryKey: api.feed.key(), refetchType: 'none' })
  }
}

export function postsIn(lists: readonly Query[]): Post[] {
  const shown: Post[] = []
  for (const { state } of lists) {
    mapPosts(state.data, (post) => {
      shown.push(post)
      return post
    })
  }
  return shown
}

interface Answer {
  asked: readonly Post['id'][]
  /** Those of them that she may read now. */
  items: readonly Post[]
  /** As they stood when they were asked for: what has changed since was told since, and is newer. */
  standing: ReadonlySet<Post>
}

function takeAnew(queries: QueryClient, { asked, items, standing }: Answer): void {
  const found = new Map(items.map((post) => [post.id, post]))
  const gone = new Set(asked.filter((id) => !found.has(id)))
  noteGone(gone)
  changePosts(queries, (now) => {
    if (gone.has(now.id)) return null
    const post = standing.has(now) && found.get(now.id)
    if (!post) return now
    const isHersComing = pressesOnTheirWay(queries, likesOf(now.id)) > 0
    const { likes, isLiked } = isHersComing ? now : post
    // A repost that only she sees is no list's to know: her page of the post asked for it.
    return { ...post, likes, isLiked, repostId: post.quotes === 0 ? now.repostId : post.repostId }
  })
  for (const id of gone) void queries.resetQueries({ queryKey: api.feed.get.queryKey({ input: { id } }) })
}
