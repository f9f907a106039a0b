import type { PostId } from '@heraia/contract/ids'
import { ButtonLink } from '@heraia/ui/button-link'
import { EmptyState } from '@heraia/ui/empty-state'
import { FailedState } from '@heraia/ui/failed-state'
import { Skeleton } from '@heraia/ui/skeleton'
import { VisuallyHidden } from '@heraia/ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import * as addresses from '../addresses.ts'
import { feedTexts } from '../features/feed/feed-texts.ts'
import { PostCard } from '../features/feed/post-card.tsx'
import { PostSkeleton } from '../features/feed/post-skeleton.tsx'
import { WordsAboutPost } from '../features/feed/words-about-post.tsx'
import { headOfPost } from '../features/outside/outside-head.ts'
import { OutsidePost } from '../features/outside/outside-post.tsx'
import { outsidePost } from '../features/outside/outside-queries.ts'
import { outsideTexts } from '../features/outside/outside-texts.ts'
import { SeenFromOutside } from '../features/outside/seen-from-outside.tsx'
import { api } from '../lib/api.ts'
import { errorText, errorTexts, failureOf } from '../lib/errors.ts'
import { useTexts } from '../lib/locale.tsx'
import type { PageModule } from '../lib/page.ts'
import { usePageTitle } from '../lib/page-title.ts'

export function Component() {
  const { id = '' } = useParams()
  return (
    <SeenFromOutside outside={<OutsidePost id={id} />}>
      <WholePost />
    </SeenFromOutside>
  )
}

export const loads: PageModule['loads'] = ({ params: { id = '' } }) =>
  import.meta.env.SSR ? [(queries) => queries.query(outsidePost(id)).catch(() => undefined)] : []

export const head: PageModule['head'] = (queries, { params: { id = '' } }, language) => {
  const shown = queries.getQueryData(outsidePost(id).queryKey)
  return shown && headOfPost(shown, language)
}

function WholePost() {
  const texts = useTexts(feedTexts)
  const outside = useTexts(outsideTexts)
  const errors = useTexts(errorTexts)
  const { id = '' } = useParams()
  const post = useQuery(api.feed.get.queryOptions({ input: { id: id as PostId } }))
  const isGone = post.isError && ['NOT_FOUND', 'INVALID_INPUT'].includes(failureOf(post.error).code)
  const title = isGone ? texts.gone : post.data && outside.postBy(post.data.author.name)
  usePageTitle(title)
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-8 md:py-12">
      <VisuallyHidden>
        <h1 tabIndex={-1}>{title ?? texts.onePost}</h1>
      </VisuallyHidden>
      {post.isPending && (
        <Skeleton label={texts.loading}>
          <PostSkeleton />
        </Skeleton>
      )}
      {isGone && (
        <>
          <EmptyState title={texts.gone} action={<ButtonLink href={addresses.feed()}>{texts.toFeed}</ButtonLink>}>
            {texts.goneHint}
          </EmptyState>
          <WordsAboutPost postId={id} />
        </>
      )}
      {post.isError && !isGone && !post.data && (
        <FailedState
          title={errorText(errors, post.error)}
          retryLabel={texts.retry}
          onRetry={() => void post.refetch()}
          pending={post.isFetching}
        />
      )}
      {post.data && !isGone && <PostCard key={post.data.id} post={post.data} whole />}
    </div>
  )
}
