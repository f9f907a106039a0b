import type { PostId } from '@heraia/contract/ids'
import { ButtonLink } from '@heraia/ui/button-link'
import { EmptyState } from '@heraia/ui/empty-state'
import { FailedState } from '@heraia/ui/failed-state'
import { PageHeading } from '@heraia/ui/page-heading'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import * as addresses from '../addresses.ts'
import { feedTexts } from '../features/feed/feed-texts.ts'
import { PostList } from '../features/feed/post-list.tsx'
import { quoteTexts } from '../features/feed/quote-texts.ts'
import { QuotedPost } from '../features/feed/quoted-post.tsx'
import { api } from '../lib/api.ts'
import { isNotFound } from '../lib/errors.ts'
import { byCursor, useInfiniteList } from '../lib/infinite-list.ts'
import { useTexts } from '../lib/locale.tsx'

/** Who quoted a post, newest first, below the post itself. */
export function Component() {
  const texts = useTexts(quoteTexts)
  const words = useTexts(feedTexts)
  const id = (useParams().id ?? '') as PostId
  const post = useQuery(api.feed.get.queryOptions({ input: { id } }))
  const list = useInfiniteList(api.feed.quotes.infiniteOptions(byCursor((cursor) => ({ id, cursor }))))
  if (isNotFound(list.error))
    return (
      <Frame title={texts.quotesTitle}>
        <EmptyState title={words.gone} action={<ButtonLink href={addresses.feed()}>{words.toFeed}</ButtonLink>}>
          {words.goneHint}
        </EmptyState>
      </Frame>
    )
  return (
    <Frame title={texts.quotesTitle}>
      {post.data && <QuotedPost quoted={post.data} />}
      {post.isError && !post.data && !isNotFound(post.error) && (
        <FailedState
          title={words.postFailed}
          retryLabel={words.retry}
          onRetry={() => void post.refetch()}
          pending={post.isFetching}
        />
      )}
      <PostList
        list={list}
        label={texts.quotesTitle}
        empty={<EmptyState title={texts.noQuotes}>{texts.noQuotesHint}</EmptyState>}
      />
    </Frame>
  )
}

function Frame({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-4 px-4 py-8 md:py-12">
      <PageHeading title={title} />
      {children}
    </div>
  )
}
