import { ButtonLink } from '@heraia/ui/button-link'
import { EmptyState } from '@heraia/ui/empty-state'
import { PageHeading } from '@heraia/ui/page-heading'
import * as addresses from '../../../addresses.ts'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { ListStates } from '../../../pieces/list-states.tsx'
import { ListingGrid, ListingGridSkeleton } from '../listing-grid.tsx'
import { favouriteListings } from '../market-queries.ts'
import { MarketTabs } from '../market-tabs.tsx'
import { marketTexts } from '../market-texts.ts'
import { SavedSearchList } from './saved-search-list.tsx'

/** What she keeps, things and searches. */
export function SavedListingsScreen() {
  const texts = useTexts(marketTexts)
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 md:py-12">
      <PageHeading title={texts.saved} />
      <div className="mt-6">
        <MarketTabs current="saved" />
      </div>
      <div className="grid gap-12">
        <section aria-labelledby="searches" className="grid gap-2">
          <h2 id="searches" className="title text-lg">
            {texts.savedSearches}
          </h2>
          <SavedSearchList />
        </section>
        <section aria-labelledby="things" className="grid gap-4">
          <h2 id="things" className="title text-lg">
            {texts.savedTitle}
          </h2>
          <SavedListings />
        </section>
      </div>
    </div>
  )
}

function SavedListings() {
  const texts = useTexts(marketTexts)
  // The heart lets it go at once, and takes it back at once: it stands here until the list is asked anew.
  const list = useInfiniteList(favouriteListings())
  const empty = (
    <EmptyState
      title={texts.savedEmpty}
      art="balls"
      action={
        <ButtonLink href={addresses.marketplace()} tone="primary">
          {texts.toMarket}
        </ButtonLink>
      }
    >
      {texts.savedHelp}
    </EmptyState>
  )
  return (
    <ListStates
      list={list}
      words={{ ...texts, failed: texts.savedFailed }}
      waiting={<ListingGridSkeleton label={texts.loading} look="page" />}
      empty={empty}
    >
      {(listings) => <ListingGrid listings={listings} look="page" heading="h3" />}
    </ListStates>
  )
}
