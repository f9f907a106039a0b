import type { Listing, ListingChip } from '@heraia/contract/listings'
import type { PersonChip } from '@heraia/contract/person'
import { expect, test } from 'vitest'
import { drawn, wordsOf } from '../../lib/drawn-for-tests.tsx'
import { BuyBox } from './buy-box.tsx'
import { Deals } from './deals.tsx'
import { MakeOffer } from './make-offer.tsx'
import { buyingOf } from './order-queries.ts'

const listing = { id: '1' } as unknown as Listing
const mira = { id: 'mira', name: 'Mira' } as unknown as PersonChip

test.each([
  ['the page of a listing', <BuyBox key="" listing={listing} />, 'Whether you can buy this could not be found out.'],
  ['its conversation', <MakeOffer key="" listingId="1" />, 'Whether you can buy this could not be found out.'],
  [
    'what the two trade',
    <Deals key="" partner={mira} listing={listing as unknown as ListingChip} />,
    'Your offers and orders could not be loaded.',
  ],
])('where it is not known whether she can buy, %s says so and offers to try again', async (_, part, failed) => {
  const words = wordsOf(await drawn(part, { answered: 'failed' }))
  expect(words).toContain(failed)
  expect(words).toContain('Retry')
  expect(wordsOf(await drawn(part))).not.toContain('Retry')
})

test.each([
  ['paused', 'listing_closed', null, ''],
  ['sold', 'sold_out', null, ''],
  ['sold', 'sold_out', 'order', 'You have an open offer or order for this.'],
  ['paused', 'adults_only', null, 'Only people of 18 or older buy and sell.'],
  // It was while she read.
  ['active', 'listing_closed', null, 'It is not on sale right now.'],
])('of a thing that is %s (%s) the box says only what does not stand above it', async (state, refused, openOrderId, said) => {
  const known = [[buyingOf(listing.id).queryKey, { refused, openOrderId }]] as const
  const words = wordsOf(await drawn(<BuyBox listing={{ ...listing, state } as Listing} />, { known }))
  expect(said === '' ? words : words.slice(0, said.length)).toBe(said)
})
