import { isUuid } from '@heraia/contract/is-uuid'
import type { Listing } from '@heraia/contract/listings'
import { ButtonLink } from '@heraia/ui/button-link'
import { EmptyState } from '@heraia/ui/empty-state'
import { FailedState } from '@heraia/ui/failed-state'
import { Link } from '@heraia/ui/link'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import * as addresses from '../../../addresses.ts'
import { api } from '../../../lib/api.ts'
import { errorText, errorTexts, isNotFound } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useOwnEyes } from '../../../lib/use-own-eyes.ts'
import { oneListing } from '../market-queries.ts'
import { useListingChanges } from '../use-listing-changes.ts'
import { BuyPanel } from './buy-panel.tsx'
import { ListingFacts } from './listing-facts.tsx'
import { ListingGallery } from './listing-gallery.tsx'
import { ListingSkeleton } from './listing-skeleton.tsx'
import { listingTexts } from './listing-texts.ts'
import { MoreListings } from './more-listings.tsx'
import { Questions } from './questions.tsx'
import { SellerCard } from './seller-card.tsx'

export function ListingScreen({ id }: { id: string }) {
  const texts = useTexts(listingTexts)
  const errors = useTexts(errorTexts)
  const mayBe = isUuid(id.toLowerCase())
  const listing = useQuery({ ...oneListing(id), enabled: mayBe })
  useOwnEyes(api.marketplace.key())
  useListingChanges(id)
  usePageTitle(listing.data?.title)
  const isGone = !mayBe || (listing.isError && isNotFound(listing.error))
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-4 md:py-8">
      <Link
        href={addresses.marketplace()}
        className="mb-2 inline-flex min-h-11 items-center gap-1 font-semibold text-muted hover:text-ink"
      >
        <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        {texts.back}
      </Link>
      {listing.isPending && mayBe && <ListingSkeleton label={texts.loading} />}
      {isGone && (
        <EmptyState
          title={texts.notFound}
          heading="h1"
          art="balls"
          seed={id}
          action={
            <ButtonLink href={addresses.marketplace()} tone="primary">
              {texts.toMarket}
            </ButtonLink>
          }
        >
          {texts.notFoundHelp}
        </EmptyState>
      )}
      {listing.isError && !isGone && !listing.data && (
        <FailedState
          title={texts.failed}
          retryLabel={texts.retry}
          onRetry={() => void listing.refetch()}
          pending={listing.isFetching}
        >
          {errorText(errors, listing.error)}
        </FailedState>
      )}
      {/* Also while that of a moment ago is still cached: she blocked who sells it. */}
      {listing.data && !isGone && <Whole listing={listing.data} />}
    </div>
  )
}

/** On a phone one after the other; where there is room, price and seller stay beside the pictures. */
function Whole({ listing }: { listing: Listing }) {
  return (
    <article className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr]">
      <ListingGallery listing={listing} />
      <div className="grid content-start gap-8 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start">
        <BuyPanel listing={listing} />
        <SellerCard listing={listing} />
      </div>
      <div className="grid min-w-0 content-start gap-10">
        <ListingFacts listing={listing} />
        <Questions listing={listing} />
      </div>
      <div className="grid gap-10 lg:col-span-2">
        <MoreListings listing={listing} />
      </div>
    </article>
  )
}
