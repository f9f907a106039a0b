import type { Listing } from '@heraia/contract/listings'
import { expect, test } from 'vitest'
import { drawn, wordsOf } from '../../../lib/drawn-for-tests.tsx'
import { LANGUAGES } from '../../../lib/languages.ts'
import { dealTexts } from '../../messages/deal-texts.ts'
import { BuyPanel } from './buy-panel.tsx'
import { listingTexts } from './listing-texts.ts'

const listing = {
  ...{
    id: '1',
    kind: 'goods',
    shipping: { options: [], pickup: true, note: null },
    condition: null,
    size: null,
    location: null,
    priceBeforeCents: null,
    state: 'active',
  },
  ...{ title: 'Racket', price: { cents: 5000, currency: 'USD' }, seller: { id: 'sara', name: 'Sara' }, saved: false },
  may: { edit: false, message: false, report: false, save: false },
} as unknown as Listing

/** As it is everywhere but with sellers who are paid by card. */
test.each(LANGUAGES)('where the two agree how it is paid, nobody is told to pay here (%s)', async (language) => {
  const words = wordsOf(await drawn(<BuyPanel listing={listing} />, { language }))
  expect(words).toContain(listingTexts[language].safety)
  const inPerson = listingTexts[language].safetyInPerson
  expect(words).toContain(inPerson)
  for (const other of [
    { ...listing, shipping: { ...listing.shipping, pickup: false } },
    { ...listing, kind: 'service' },
  ]) {
    const read = wordsOf(await drawn(<BuyPanel listing={other as Listing} />, { language }))
    expect(read).toContain(listingTexts[language].safetyUnseen)
    expect(read, 'nothing is handed over').not.toContain(inPerson)
  }
  const said = [words, listingTexts[language].outside, dealTexts[language].received, dealTexts[language].writing]
  for (const each of said) expect(each).not.toMatch(/pay and agree|paying outside|paga (aquí|en )|pagar por fuera/i)
})
