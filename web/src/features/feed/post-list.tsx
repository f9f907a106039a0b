import type { Post } from '@heraia/contract/feed'
import { FailedState } from '@heraia/ui/failed-state'
import { LoadMore } from '@heraia/ui/load-more'
import { Skeleton, SkeletonCard } from '@heraia/ui/skeleton'
import type { ReactNode } from 'react'
import type { InfiniteList } from '../../lib/infinite-list.ts'
import { useTexts } from '../../lib/locale.tsx'
import { feedTexts } from './feed-texts.ts'
import { PostCard } from './post-card.tsx'

/** A list of posts in its four states. WAI-ARIA's feed pattern: screen readers walk from article to article. */
export function PostList({ list, empty, label }: { list: InfiniteList<Post>; empty: ReactNode; label: string }) {
  const texts = useTexts(feedTexts)
  if (list.failed)
    return <FailedState title={texts.failed} retryLabel={texts.retry} onRetry={list.retry} pending={list.retrying} />
  if (!list.items) {
    return (
      <Skeleton label={texts.loading}>
        <SkeletonCard />
        <SkeletonCard />
        <SkeletonCard />
      </Skeleton>
    )
  }
  if (list.items.length === 0) return empty
  return (
    <>
      <div role="feed" aria-label={label} aria-busy={list.foot.state === 'loading'}>
        {list.items.map((post) => (
          <PostCard key={post.id} post={post} />
        ))}
      </div>
      <LoadMore
        {...list.foot}
        moreLabel={texts.more}
        loadingLabel={texts.loading}
        failedLabel={texts.moreFailed}
        retryLabel={texts.retry}
        endLabel={texts.end}
      />
    </>
  )
}
