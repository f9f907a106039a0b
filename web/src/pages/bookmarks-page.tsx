import { ButtonLink } from '@heraia/ui/button-link'
import { EmptyState } from '@heraia/ui/empty-state'
import { PageHeading } from '@heraia/ui/page-heading'
import * as addresses from '../addresses.ts'
import { feedTexts } from '../features/feed/feed-texts.ts'
import { PostList } from '../features/feed/post-list.tsx'
import { api } from '../lib/api.ts'
import { byCursor, useInfiniteList } from '../lib/infinite-list.ts'
import { useTexts } from '../lib/locale.tsx'

export function Component() {
  const texts = useTexts(feedTexts)
  const list = useInfiniteList(api.feed.bookmarks.infiniteOptions(byCursor((cursor) => ({ cursor }))))
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-8 md:py-12">
      <PageHeading title={texts.bookmarks} lead={texts.bookmarksLead} />
      <PostList
        list={list}
        label={texts.bookmarks}
        empty={
          <EmptyState
            title={texts.bookmarksEmpty}
            action={
              <ButtonLink href={addresses.feed()} tone="primary">
                {texts.toPosts}
              </ButtonLink>
            }
          >
            {texts.bookmarksHint}
          </EmptyState>
        }
      />
    </div>
  )
}
