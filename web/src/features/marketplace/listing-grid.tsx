import type { ListingCard as Listing } from '@heraia/contract/listings'
import { Skeleton, SkeletonBox, SkeletonLine } from '@heraia/ui/skeleton'
import { ListingCard } from './listing-card.tsx'

const grids = {
  /** Beside the facets. */
  results: 'pairs gap-3 sm:gap-5 lg:grid-cols-3 xl:grid-cols-4',
  page: 'pairs gap-3 sm:gap-5 md:grid-cols-3 lg:grid-cols-4',
}

/** Of a phone's first row. */
const URGENCIES = ['first', 'seen'] as const

interface ListingGridProps {
  listings: readonly Listing[]
  look?: keyof typeof grids
  heading?: 'h2' | 'h3'
  label?: string
}

export function ListingGrid({ listings, look = 'results', heading, label }: ListingGridProps) {
  return (
    <ul aria-label={label} className={grids[look]}>
      {listings.map((listing, place) => (
        <li key={listing.id}>
          <ListingCard
            listing={listing}
            heading={heading}
            urgency={look === 'results' ? URGENCIES[place] : undefined}
          />
        </li>
      ))}
    </ul>
  )
}

export function ListingGridSkeleton({ label, look = 'results' }: { label: string; look?: keyof typeof grids }) {
  return (
    <Skeleton label={label}>
      <div className={grids[look]}>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
          <span key={key} className="block overflow-hidden rounded-md border border-line">
            <SkeletonBox className="aspect-square rounded-none!" />
            <span className="block p-3 sm:p-4">
              <SkeletonLine width="40%" />
              <SkeletonLine width="85%" />
              <SkeletonLine width="60%" />
            </span>
          </span>
        ))}
      </div>
    </Skeleton>
  )
}
