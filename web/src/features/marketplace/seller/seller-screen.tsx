import type { PersonId } from '@heraia/contract/ids'
import { ButtonLink } from '@heraia/ui/button-link'
import { EmptyState } from '@heraia/ui/empty-state'
import { FailedState } from '@heraia/ui/failed-state'
import { Link } from '@heraia/ui/link'
import { PageHeading } from '@heraia/ui/page-heading'
import { Skeleton, SkeletonRow } from '@heraia/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import * as addresses from '../../../addresses.ts'
import { api } from '../../../lib/api.ts'
import { errorText, errorTexts, isNotFound } from '../../../lib/errors.ts'
import { useInfiniteList } from '../../../lib/infinite-list.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { ListStates } from '../../../pieces/list-states.tsx'
import { ListingGrid, ListingGridSkeleton } from '../listing-grid.tsx'
import { listingsOfSeller } from '../market-queries.ts'
import { SellerReviews } from './seller-reviews.tsx'
import { sellerTexts } from './seller-texts.ts'

/** All that somebody sells, and what buyers say of her. */
export function SellerScreen({ handle }: { handle: string }) {
  const texts = useTexts(sellerTexts)
  const errors = useTexts(errorTexts)
  const seller = useQuery(api.profiles.get.queryOptions({ input: { id: handle } }))
  usePageTitle(seller.data?.name)
  const isGone = seller.isError && isNotFound(seller.error)
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-8 px-4 py-4 md:py-8">
      <Link
        href={addresses.marketplace()}
        className="inline-flex min-h-11 items-center gap-1 justify-self-start font-semibold text-muted hover:text-ink"
      >
        <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        {texts.back}
      </Link>
      {isGone && (
        <EmptyState
          title={texts.gone}
          heading="h1"
          art="balls"
          seed={handle}
          action={<ButtonLink href={addresses.marketplace()}>{texts.toMarket}</ButtonLink>}
        >
          {texts.goneHint}
        </EmptyState>
      )}
      {seller.isError && !isGone && !seller.data && (
        <FailedState
          title={texts.failed}
          retryLabel={texts.retry}
          onRetry={() => void seller.refetch()}
          pending={seller.isFetching}
        >
          {errorText(errors, seller.error)}
        </FailedState>
      )}
      {seller.isPending && (
        <Skeleton label={texts.loading}>
          <SkeletonRow />
        </Skeleton>
      )}
      {seller.data && <Seller {...seller.data} />}
    </div>
  )
}

function Seller({ id, name, handle }: { id: PersonId; name: string; handle: string }) {
  const texts = useTexts(sellerTexts)
  return (
    <>
      <PageHeading
        kicker={texts.kicker}
        title={<span dir="auto">{name}</span>}
        actions={<ButtonLink href={addresses.profile(handle)}>{texts.profile}</ButtonLink>}
      />
      <Part title={texts.onSale}>
        <OnSale id={id} />
      </Part>
      <Part title={texts.reviews} hint={texts.reviewsHint}>
        <SellerReviews id={id} />
      </Part>
    </>
  )
}

function OnSale({ id }: { id: PersonId }) {
  const texts = useTexts(sellerTexts)
  return (
    <ListStates
      list={useInfiniteList(listingsOfSeller(id))}
      words={{ ...texts, failed: texts.listingsFailed }}
      waiting={<ListingGridSkeleton label={texts.loading} look="page" />}
      empty={<p className="text-muted">{texts.nothing}</p>}
    >
      {(listings) => <ListingGrid listings={listings} look="page" heading="h3" />}
    </ListStates>
  )
}

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-line pt-8">
      <h2 id={id} className="title text-lg">
        {title}
      </h2>
      {hint && <p className="max-w-prose text-muted">{hint}</p>}
      {children}
    </section>
  )
}
