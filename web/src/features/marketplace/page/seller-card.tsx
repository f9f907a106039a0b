import type { Listing } from '@heraia/contract/listings'
import { ButtonLink } from '@heraia/ui/button-link'
import { MapPin, Star } from 'lucide-react'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { useSession } from '../../../lib/session.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { PersonLine } from '../../../pieces/person-line.tsx'
import { useStanding } from '../../../pieces/use-standing.ts'
import { listingTexts } from './listing-texts.ts'

/** Who sells it. Stars come from completed orders only; without any it says so. */
export function SellerCard({ listing: { seller, sellerCard } }: { listing: Listing }) {
  const texts = useTexts(listingTexts)
  const standing = useStanding()
  const { isAuthenticated } = useSession()
  const format = useFormat()
  const { location, joinedAt, rating, listings } = sellerCard
  return (
    <section aria-labelledby="seller" className="grid gap-3 rounded-md border border-line bg-raised p-4">
      <h2 id="seller" className="kicker text-muted">
        {texts.seller}
      </h2>
      <PersonLine person={seller}>{standing(seller)}</PersonLine>
      <p className="flex items-center gap-1.5 text-sm">
        <Star
          aria-hidden="true"
          className={rating.stars === null ? 'size-4 text-muted' : 'size-4 fill-accent text-accent'}
        />
        <span className="figures">
          {rating.stars === null
            ? texts.noReviews
            : texts.rating(format.number(Math.round(rating.stars * 10) / 10), rating.reviews)}
        </span>
      </p>
      {location && (
        <p className="flex min-w-0 items-center gap-1.5 text-sm text-muted">
          <MapPin aria-hidden="true" className="size-4 shrink-0" />
          <span dir="auto" className="truncate">
            {location}
          </span>
        </p>
      )}
      <p className="text-sm text-muted">
        {texts.memberSince} {format.month(joinedAt)} · {texts.sells(listings)}
      </p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={addresses.profile(seller.handle)}>{texts.viewProfile}</ButtonLink>
        {isAuthenticated && (
          <ButtonLink href={addresses.seller(seller.handle)}>
            {rating.reviews > 0 ? texts.herReviews : texts.herListings}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
