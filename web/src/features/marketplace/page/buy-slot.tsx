import type { Listing } from '@heraia/contract/listings'
import { type ComponentType, lazy, Suspense } from 'react'
import { useHydrated } from '../../../lib/use-hydrated.ts'

interface BuyBoxModule {
  BuyBox: ComponentType<{ listing: Listing }>
}

/** The orders' own part: until it is there, nothing stands here. */
const [load] = Object.values(import.meta.glob<BuyBoxModule>('../../orders/buy-box.tsx'))
const BuyBox = load && lazy(() => load().then((module) => ({ default: module.BuyBox })))

/** Where she offers and buys. */
export function BuySlot({ listing }: { listing: Listing }) {
  // The server draws without it: a part that is loaded later would make it give up the page.
  const isHydrated = useHydrated()
  if (!BuyBox || !isHydrated) return null
  return (
    <Suspense>
      <BuyBox listing={listing} />
    </Suspense>
  )
}
