import type { ListingState } from '@heraia/contract/listings'
import { EmptyState } from '@heraia/ui/empty-state'
import { LinkChips } from '@heraia/ui/link-chips'
import { PageHeading } from '@heraia/ui/page-heading'
import { useSearchParams } from 'react-router'
import * as tradeAddresses from '../../../addresses/trade.ts'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { ListStates } from '../../../pieces/list-states.tsx'
import { listingStateNames } from '../../../pieces/listing-state-names.ts'
import { CreateListingButton } from '../create-listing-button.tsx'
import { STATES } from '../market-limits.ts'
import { ownListings } from '../market-queries.ts'
import { MarketTabs } from '../market-tabs.tsx'
import { useListingChanges } from '../use-listing-changes.ts'
import { OwnListingRow } from './own-listing-row.tsx'
import { ownListingsTexts } from './own-listings-texts.ts'

/** What she sells, by where it stands. */
export function OwnListingsScreen() {
  const texts = useTexts(ownListingsTexts)
  const [query] = useSearchParams()
  useListingChanges()
  const state = STATES.find((each) => each === query.get('state'))
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-8 md:py-12">
      <PageHeading title={texts.title} lead={texts.lead} actions={<CreateListingButton />} />
      <div className="mt-6">
        <MarketTabs current="mine" />
      </div>
      <StateChoice state={state} />
      <OwnListings key={state} state={state} />
    </div>
  )
}

function StateChoice({ state }: { state: ListingState | undefined }) {
  const texts = useTexts(ownListingsTexts)
  const states = useTexts(listingStateNames)
  return (
    <LinkChips
      label={texts.tabs}
      className="mb-4"
      tabs={([undefined, ...STATES] as const).map((each) => ({
        href: tradeAddresses.myListings(each),
        label: each ? states[each] : texts.all,
        current: each === state,
      }))}
    />
  )
}

function OwnListings({ state }: { state: ListingState | undefined }) {
  const texts = useTexts(ownListingsTexts)
  const empty = (
    <EmptyState title={state ? texts.emptyState : texts.empty} art="balls" action={!state && <CreateListingButton />}>
      {!state && texts.emptyHelp}
    </EmptyState>
  )
  return (
    <ListStates list={useInfiniteList(ownListings(state))} words={texts} rows="picture" empty={empty}>
      {(listings) => (
        <ul className="divide-y divide-line border-y border-line">
          {listings.map((listing) => (
            <OwnListingRow key={listing.id} listing={listing} />
          ))}
        </ul>
      )}
    </ListStates>
  )
}
