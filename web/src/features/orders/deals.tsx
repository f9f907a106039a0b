import type { ListingChip } from '@heraia/contract/listings'
import type { Deal } from '@heraia/contract/orders'
import type { PersonChip } from '@heraia/contract/person'
import { Link } from '@heraia/ui/link'
import { useQuery } from '@tanstack/react-query'
import * as tradeAddresses from '../../addresses/trade.ts'
import { useTexts } from '../../lib/locale.tsx'
import { FailedLine } from '../../pieces/failed-line.tsx'
import { DealCard } from './deal-card.tsx'
import { dealTexts } from './deal-texts.ts'
import { MakeOffer } from './make-offer.tsx'
import { dealsWith } from './order-queries.ts'
import { useOrderChanges } from './use-order-changes.ts'

interface DealsProps {
  partner: PersonChip
  /** What the conversation is about; it stands above with its picture. */
  listing: ListingChip | null
}

/** What the two of a conversation trade, where they talk about it: seen and answered here as on the order's page. */
export function Deals({ partner, listing }: DealsProps) {
  const texts = useTexts(dealTexts)
  const query = useQuery(dealsWith(partner.id))
  const { data } = query
  useOrderChanges()
  if (!data) {
    return (
      <div className="border-b border-line bg-raised px-3 py-2 empty:hidden md:px-5">
        <FailedLine query={query} words={texts.failed} />
      </div>
    )
  }
  const ofListing = listing && data.items.find(({ thing }) => thing.id === listing.id)
  const first = data.items.find(({ isMyTurn }) => isMyTurn) ?? ofListing ?? data.items[0]
  const mayBegin =
    listing !== null && listing.sellerId === partner.id && listing.state === 'active' && !isOpen(ofListing)
  if (!first && !mayBegin) return null
  return (
    <section
      aria-label={texts.between}
      className="grid gap-2 border-b border-line bg-raised px-3 py-2 empty:hidden md:px-5"
    >
      {first && (
        <DealCard key={first.id} deal={first} partner={partner} isNamed={first.thing.id !== (listing?.id ?? null)} />
      )}
      {data.items.length > 1 && (
        <Link
          href={tradeAddresses.orders({ side: first?.side })}
          className="link touch inline-flex items-center text-sm"
        >
          {texts.more(data.items.length - 1)}
        </Link>
      )}
      {mayBegin && listing && <MakeOffer listingId={listing.id} />}
    </section>
  )
}

const isOpen = (deal: Deal | null | undefined): boolean => deal?.state === 'offered' || deal?.state === 'accepted'
