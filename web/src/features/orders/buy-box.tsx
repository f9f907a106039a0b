import type { Listing } from '@heraia/contract/listings'
import type { Buying } from '@heraia/contract/orders'
import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { ButtonLink } from '@heraia/ui/button-link'
import { useQuery } from '@tanstack/react-query'
import { ShoppingBag, Tag } from 'lucide-react'
import { useState } from 'react'
import * as profileAddresses from '../../addresses/profiles.ts'
import * as tradeAddresses from '../../addresses/trade.ts'
import { lateDialog } from '../../lib/late-dialog.tsx'
import { useTexts } from '../../lib/locale.tsx'
import { useHere } from '../../lib/use-here.ts'
import { FailedLine } from '../../pieces/failed-line.tsx'
import { buyTexts } from './buy-texts.ts'
import { buyingOf } from './order-queries.ts'
import { useOrderChanges } from './use-order-changes.ts'

const OfferDialog = lateDialog(async () => (await import('./offer-dialog.tsx')).OfferDialog)

/** Buy and Make an offer; what keeps her from it, and what leads on. The price stands above. */
export function BuyBox({ listing }: { listing: Listing }) {
  const texts = useTexts(buyTexts)
  const query = useQuery(buyingOf(listing.id))
  useOrderChanges()
  const buying = query.data
  if (!buying) {
    return (
      <div className="min-h-12">
        <FailedLine query={query} words={texts.buyingFailed} />
      </div>
    )
  }
  if (isSaidAbove(listing, buying)) return null
  if (buying.openOrderId || buying.refused) return <Refused buying={buying} />
  return <Acts buying={buying} listing={listing} />
}

/** What has become of the thing stands there already, in better words: paused, sold, reserved. */
const isSaidAbove = ({ state }: Listing, { refused, openOrderId }: Buying): boolean =>
  state !== 'active' && !openOrderId && (refused === 'listing_closed' || refused === 'sold_out')

function Acts({ buying, listing }: { buying: Buying; listing: Listing }) {
  const texts = useTexts(buyTexts)
  const [isOffering, setIsOffering] = useState(false)
  const { available } = buying
  return (
    <div className="grid gap-2">
      <ButtonLink
        href={tradeAddresses.checkout(listing.id)}
        tone="primary"
        size="large"
        width="full"
        icon={<ShoppingBag aria-hidden="true" />}
      >
        {buying.thing.isService ? texts.book : texts.buy}
      </ButtonLink>
      <Button size="large" width="full" icon={<Tag aria-hidden="true" />} onClick={() => setIsOffering(true)}>
        {texts.offer}
      </Button>
      {available !== null && available > 1 && (
        <p className="figures text-center text-sm text-muted">{texts.left(available)}</p>
      )}
      {isOffering && <OfferDialog buying={buying} onClose={() => setIsOffering(false)} />}
    </div>
  )
}

export function Refused({ buying }: { buying: Buying }) {
  const texts = useTexts(buyTexts)
  const here = useHere()
  if (buying.openOrderId) {
    return (
      <Banner
        tone="notice"
        action={<ButtonLink href={tradeAddresses.order(buying.openOrderId)}>{texts.toOrder}</ButtonLink>}
      >
        {texts.yourOrder}
      </Banner>
    )
  }
  const words = buying.refused && texts.refused[buying.refused]
  if (!words) return null
  const isUnknown = buying.refused === 'birth_date_needed'
  return (
    <Banner
      tone="notice"
      action={isUnknown && <ButtonLink href={profileAddresses.birthDate(here)}>{texts.toProfile}</ButtonLink>}
    >
      {words}
    </Banner>
  )
}
