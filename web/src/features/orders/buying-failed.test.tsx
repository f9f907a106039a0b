import type { Listing, ListingChip } from '@heraia/contract/listings'
import type { PersonChip } from '@heraia/contract/person'
import { expect, test } from 'vitest'
import { drawn, wordsOf } from '../../lib/drawn-for-tests.tsx'
import { BuyBox } from './buy-box.tsx'
import { Deals } from './deals.tsx'
import { MakeOffer } from './make-offer.tsx'

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
