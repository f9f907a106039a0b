import type { Post } from '@heraia/contract/feed'
import { Skeleton } from '@heraia/ui/skeleton'
import { type ReactNode, useSyncExternalStore } from 'react'
import type { InfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { ListStates } from '../../pieces/list-states.tsx'
import { feedTexts } from './feed-texts.ts'
import { gonePosts } from './gone-posts.ts'
import { PostCard } from './post-card.tsx'
import { PostSkeleton } from './post-skeleton.tsx'
import { useLines } from './use-lines.ts'
import { WordsAboutPost } from './words-about-post.tsx'

/**
 * A list of posts in its four states. WAI-ARIA's feed pattern: screen readers walk from article to article. Where one goes
 * while she writes about it, her words stay in its place.
 */
export function PostList({ list, empty, label }: { list: InfiniteList<Post>; empty: ReactNode; label: string }) {
  const texts = useTexts(feedTexts)
  const waiting = (
    <Skeleton label={texts.loading}>
      <PostSkeleton />
      <PostSkeleton />
      <PostSkeleton />
      <PostSkeleton />
    </Skeleton>
  )
  const gone = useSyncExternalStore(gonePosts.subscribe, gonePosts.get, gonePosts.get)
  const { lines, at } = useLines(list.items, gone)
  const left = (id: string) => <WordsAboutPost key={id} postId={id} />
  const nothing = (
    <>
      {lines.map(left)}
      {empty}
    </>
  )
  return (
    <ListStates list={list} words={texts} waiting={waiting} empty={nothing} end={texts.end}>
      {(posts) => (
        <div role="feed" aria-label={label} aria-busy={list.foot.state === 'loading'}>
          {lines.map((id) => {
            const place = at.get(id) ?? -1
            const post = posts[place]
            const of = list.foot.state === 'end' ? posts.length : -1
            return post ? <PostCard key={id} post={post} place={{ at: place + 1, of }} /> : left(id)
          })}
        </div>
      )}
    </ListStates>
  )
}
