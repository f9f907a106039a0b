import type { Post } from '@heraia/contract/feed'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { noteGone } from './gone-posts.ts'
import { isAbout } from './post-words.ts'
import type { TimelineProps } from './timeline-options.ts'

/** Of her like of a post and of what takes it back. */
export const likesOf = (id: string) => ['like', id] as const

/** A post stands in several cached lists at once (feed, profile, saved, its own page): a change reaches all of them. */
export function changePost(queries: QueryClient, id: string, change: (post: Post) => Post): void {
  changePosts(queries, (post) => (post.id === id ? change(post) : post))
}

/**
 * A list that is to be asked for again stays so, and one that does not show the post stays as it is, also failed: what
 * happens to one post says nothing of the others.
 */
export function changePosts(
  queries: QueryClient,
  change: (post: Post) => Post | null,
  queryKey: QueryKey = api.feed.key(),
): void {
  for (const query of queries.getQueryCache().findAll({ queryKey })) {
    const { data, dataUpdatedAt, isInvalidated } = query.state
    let isShown = false
    const changed = mapPosts(data, (post) => {
      const now = change(post)
      isShown ||= now !== post
      return now
    })
    if (!isShown) continue
    queries.setQueryData(query.queryKey, changed, { updatedAt: dataUpdatedAt })
    if (isInvalidated) query.invalidate()
  }
}

type Standing = Pick<Post, 'id' | 'editedAt' | 'audience' | 'replyPolicy'>

/** Whether it stands on the page, or is quoted there, as it was before its last edit. */
export function showsOther(queries: QueryClient, now: Standing): boolean {
  let isOld = false
  for (const [, data] of queries.getQueriesData({ queryKey: api.feed.key() })) {
    mapPosts(data, (post) => {
      isOld ||= post.quoted?.id === now.id && post.quoted.editedAt !== now.editedAt
      isOld ||= post.id === now.id && !isSame(post, now)
      return post
    })
  }
  return isOld
}

const isSame = (post: Standing, now: Standing) =>
  post.editedAt === now.editedAt && post.audience === now.audience && post.replyPolicy === now.replyPolicy

/** An edited post, wherever it stands and is quoted. */
export function showEdited(queries: QueryClient, post: Post): void {
  const { id, text, media, editedAt, mutedWord } = post
  changePosts(queries, (now) => {
    if (now.id === id) return post
    return now.quoted?.id === id ? { ...now, quoted: { ...now.quoted, text, media, editedAt, mutedWord } } : now
  })
}

/** Takes a deleted post out of every list; where it is quoted it stands no more, and its own page says that it is gone. */
export function dropPost(queries: QueryClient, id: string): void {
  noteGone([id])
  changePosts(queries, (post) => (post.id === id ? null : post.quoted?.id === id ? { ...post, quoted: null } : post))
  void queries.resetQueries({ queryKey: api.feed.get.queryKey({ input: { id: id as Post['id'] } }) })
}

/** Her new post quotes another: that one counts it, and knows a repost as hers. */
export function countQuote(queries: QueryClient, { id, text, media, audience, quoted }: Post): void {
  if (!quoted || audience === 'private') return
  const isBare = text === '' && media.length === 0
  changePost(queries, quoted.id, (now) => ({
    ...now,
    quotes: now.quotes + 1,
    repostId: isBare ? id : now.repostId,
  }))
}

/**
 * Puts a new post on top of the lists that show it, without a second one where it is already. What is hers alone is
 * not in the list of everyone, as the server reads it: there it would be gone with the next look.
 */
export function addPost(queries: QueryClient, post: Post): void {
  for (const key of [api.feed.timeline.key(), api.feed.byPerson.key({ input: { id: post.author.id } })]) {
    const predicate = ({ queryKey }: { queryKey: QueryKey }) => {
      const { scope, tag } = askedOf(queryKey)
      if (scope === 'everybody' && !tag && post.audience === 'private') return false
      return isAbout(post.text, tag)
    }
    queries.setQueriesData({ queryKey: key, predicate }, (data: unknown) => {
      if (!isPages(data)) return data
      const [first, ...others] = data.pages
      if (!first || data.pages.some((page) => page.items.some((item) => item.id === post.id))) return data
      return { ...data, pages: [{ ...first, items: [post, ...first.items] }, ...others] }
    })
  }
}

/** A list of one tag holds only what is about it. */
function askedOf(queryKey: QueryKey): Partial<TimelineProps> {
  const asked = queryKey[1] as { input?: Partial<TimelineProps> } | undefined
  return asked?.input ?? {}
}

interface Pages {
  pages: { items: Post[] }[]
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isPost = (value: unknown): value is Post => isObject(value) && 'author' in value && 'isLiked' in value

export const isPages = (value: unknown): value is Pages =>
  isObject(value) &&
  Array.isArray(value.pages) &&
  value.pages.every((page: unknown) => isObject(page) && Array.isArray(page.items))

/** Lists of posts keep their shape; what is no post stays as it is. */
export function mapPosts(data: unknown, change: (post: Post) => Post | null): unknown {
  if (isPost(data)) return change(data) ?? data
  if (!isPages(data) || !data.pages.some((page) => page.items.some(isPost))) return data
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      items: page.items.flatMap((item) => (isPost(item) ? (change(item) ?? []) : [item])),
    })),
  }
}

/**
 * Her own comment, written or deleted, counts as soon as the server has it: call what this answers then. Where the
 * live stream was faster, the number has changed since and counts it already.
 */
export function countComment(queries: QueryClient, id: string, by: 1 | -1): () => void {
  let before: number | undefined
  changePost(queries, id, (post) => {
    before ??= post.comments
    return post
  })
  return () =>
    changePost(queries, id, (post) =>
      post.comments === before ? { ...post, comments: Math.max(0, post.comments + by) } : post,
    )
}
