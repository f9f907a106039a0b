import { LinkTabs } from '@heraia/ui/link-tabs'
import * as tradeAddresses from '../../addresses/trade.ts'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useSession } from '../../lib/session.tsx'
import { defineTexts } from '../../lib/texts.ts'
import { marketTexts } from './market-texts.ts'

const orderWords = defineTexts({ en: { orders: 'Orders' }, es: { orders: 'Pedidos' } })

/** The places of the market that are hers; who is not signed in has but one. */
export function MarketTabs({ current }: { current: 'browse' | 'saved' | 'mine' }) {
  const texts = useTexts(marketTexts)
  const { orders } = useTexts(orderWords)
  const { isVisitor } = useSession()
  // They keep their place while it is not known yet who she is.
  if (isVisitor) return null
  const places = [
    { place: 'browse', href: addresses.marketplace() },
    { place: 'saved', href: tradeAddresses.savedListings() },
    { place: 'mine', href: tradeAddresses.myListings() },
    { place: 'orders', href: tradeAddresses.orders() },
  ] as const
  return (
    <LinkTabs
      label={texts.places}
      tabs={places.map(({ place, href }) => ({
        href,
        label: place === 'orders' ? orders : texts[place],
        current: place === current,
      }))}
      className="mb-6"
    />
  )
}
