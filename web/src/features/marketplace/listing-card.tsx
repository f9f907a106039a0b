import type { ListingCard as Listing } from '@heraia/contract/listings'
import { Badge } from '@heraia/ui/badge'
import { Card, CardLink } from '@heraia/ui/card'
import { DrawnArt } from '@heraia/ui/drawn-art'
import { Facts } from '@heraia/ui/facts'
import { MapPin } from 'lucide-react'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useSession } from '../../lib/session.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { conditionNames } from '../../pieces/condition-names.ts'
import { listingStateNames } from '../../pieces/listing-state-names.ts'
import { VerifiedMark } from '../../pieces/person-line.tsx'
import { PriceTag } from '../../pieces/price-tag.tsx'
import { ShownPicture } from '../../pieces/shown-picture.tsx'
import { marketTexts } from './market-texts.ts'
import { SaveButton } from './save-button.tsx'

/**
 * As wide as a card is in the grids of the market. On a phone two stand side by side, and this is a little less than
 * theirs, so that 320 pixels do for a screen of usual density.
 */
const SIZES = '(min-width: 1024px) 18rem, (min-width: 480px) 45vw, 42vw'

interface ListingCardProps {
  listing: Listing
  /** Below a heading of its own list. */
  heading?: 'h2' | 'h3'
  /** Its picture is fetched at once where it is seen without scrolling, and the first of all before all else. */
  urgency?: 'first' | 'seen'
}

/** A thing in a grid; all of the card leads to it, and the heart keeps it. */
export function ListingCard({ listing, heading: Heading = 'h2', urgency }: ListingCardProps) {
  const texts = useTexts(marketTexts)
  const states = useTexts(listingStateNames)
  const { id, title, price, picture, location, state } = listing
  return (
    <Card className="flex h-full flex-col">
      <div className="relative aspect-square bg-sunken">
        {picture ? (
          <ShownPicture
            picture={picture}
            alt=""
            sizes={SIZES}
            loading={urgency ? 'eager' : 'lazy'}
            fetchPriority={urgency === 'first' ? 'high' : undefined}
            className="size-full object-cover"
          />
        ) : (
          <DrawnArt seed={id} scene="balls" className="size-full" />
        )}
        {state !== 'active' && (
          <span className="absolute start-2 bottom-2">
            <Badge tone="inverse">{states[state]}</Badge>
          </span>
        )}
        <SaveButton listing={listing} className="absolute! end-2 top-2 z-1" />
      </div>
      <div className="flex flex-1 flex-col gap-1 p-3 sm:p-4">
        <PriceTag price={price} />
        <Heading
          dir="auto"
          className="line-clamp-2 font-sans text-base font-semibold tracking-normal [overflow-wrap:anywhere]"
        >
          {title}
        </Heading>
        <ListingFacts listing={listing} />
        <Seller listing={listing} />
        {location && (
          <p className="flex min-w-0 items-center gap-1 text-sm text-muted">
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            <span dir="auto" className="truncate">
              {location}
            </span>
          </p>
        )}
        <p className="mt-auto pt-1">
          <CardLink
            href={addresses.listing(id)}
            aria-label={`${texts.details}: ${title}`}
            className="inline-flex min-h-11 items-center text-sm font-semibold text-accent-ink"
          >
            {texts.details}
          </CardLink>
        </p>
      </div>
    </Card>
  )
}

/** Engines keep what everybody reads: there it names only who is found. */
function Seller({ listing: { seller, isForEngines } }: { listing: Listing }) {
  const { isAuthenticated } = useSession()
  if (!isAuthenticated && !isForEngines) return null
  return (
    <p className="flex min-w-0 items-center gap-1 text-sm text-muted">
      <span dir="auto" className="truncate">
        {seller.name}
      </span>
      {seller.verified && <VerifiedMark />}
    </p>
  )
}

/** "Like new · Size M · Free shipping". */
function ListingFacts({ listing: { kind, condition, size, shippingFromCents, pickup, price } }: { listing: Listing }) {
  const texts = useTexts(marketTexts)
  const conditions = useTexts(conditionNames)
  const { money } = useFormat()
  const way =
    shippingFromCents === null
      ? pickup && texts.pickup
      : shippingFromCents === 0
        ? texts.freeShipping
        : texts.shippingFrom(money(shippingFromCents, price.currency))
  const facts = [
    kind === 'service' ? texts.service : condition && conditions[condition],
    size && texts.sized(size),
    way,
  ]
  return <Facts facts={facts} className="text-sm text-muted" />
}
