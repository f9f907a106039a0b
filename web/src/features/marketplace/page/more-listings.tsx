import type { Listing, ListingCard } from '@heraia/contract/listings'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { ListingGrid } from '../listing-grid.tsx'
import { otherListings, similarListings } from '../market-queries.ts'
import { listingTexts } from './listing-texts.ts'

/** A way on: what else she sells, and what is like it. Without either, and where it failed, nothing stands here. */
export function MoreListings({ listing }: { listing: Listing }) {
  const texts = useTexts(listingTexts)
  const others = useQuery(otherListings(listing.seller.id, listing.id))
  const similar = useQuery(similarListings(listing.id))
  return (
    <>
      <Row title={texts.fromSeller(listing.seller.name)} listings={others.data?.items} />
      <Row title={texts.similar} listings={similar.data?.items} />
    </>
  )
}

const MOST = 4

function Row({ title, listings = [] }: { title: string; listings?: readonly ListingCard[] }) {
  const id = useId()
  if (listings.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-4 border-t border-line pt-8">
      <h2 id={id} className="title text-lg">
        {title}
      </h2>
      <ListingGrid listings={listings.slice(0, MOST)} look="page" heading="h3" />
    </section>
  )
}
