import type { Post } from '@heraia/contract/feed'
import { Skeleton } from '@heraia/ui/skeleton'
import type { ReactNode } from 'react'
import type { InfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { ListStates } from '../../pieces/list-states.tsx'
import { feedTexts } from './feed-texts.ts'
import { PostCard } from './post-card.tsx'
import { PostSkeleton } from './post-skeleton.tsx'

/** A list of posts in its four states. WAI-ARIA's feed pattern: screen readers walk from article to article. */
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
  return (
    <ListStates list={list} words={texts} waiting={waiting} empty={empty} end={texts.end}>
      {(posts) => (
        <div role="feed" aria-label={label} aria-busy={list.foot.state === 'loading'}>
          {posts.map((post, at) => (
            <PostCard
              key={post.id}
              post={post}
              place={{ at: at + 1, of: list.foot.state === 'end' ? posts.length : -1 }}
            />
          ))}
        </div>
      )}
    </ListStates>
  )
}
