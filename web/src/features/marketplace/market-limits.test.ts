import * as listings from '@heraia/contract/listings'
import { ListingOrder, marketplace } from '@heraia/contract/marketplace'
import * as money from '@heraia/contract/money'
import { expect, test } from 'vitest'
import * as limits from './market-limits.ts'

test('limits are those of the contract', () => {
  const { LISTING_TITLE_MAX, LISTING_PICTURES_MAX, LISTING_PICTURE_SIDE, KEYWORDS_MIN, KEYWORDS_MAX, INVENTORY_MAX } =
    limits
  const own = {
    LISTING_TITLE_MAX,
    LISTING_PICTURES_MAX,
    LISTING_PICTURE_SIDE,
    KEYWORDS_MIN,
    KEYWORDS_MAX,
    INVENTORY_MAX,
  }
  expect(listings).toMatchObject(own)
  expect(money.PRICE_MAX_CENTS).toBe(limits.PRICE_MAX_CENTS)
})

test('choices are those of the contract', () => {
  expect(limits.CONDITIONS).toEqual(listings.Condition.options)
  expect(limits.STATES).toEqual(listings.ListingState.options)
  expect(limits.ORDERS).toEqual(ListingOrder.options)
  expect(limits.CURRENCIES).toEqual(money.Currency.options)
})

test.each([
  ['description', limits.DESCRIPTION_MAX],
  ['size', limits.SIZE_MAX],
  ['schedule', limits.SCHEDULE_MAX],
  ['returnPolicy', limits.RETURNS_MAX],
  ['warranty', limits.WARRANTY_MAX],
  ['location', limits.PLACE_MAX],
] as const)('%s is as long as the contract lets it be', (field, max) => {
  const schema = listings.listingFields[field]
  expect(schema.safeParse('x'.repeat(max)).success).toBe(true)
  expect(schema.safeParse('x'.repeat(max + 1)).success).toBe(false)
})

test('keywords, questions and answers too', () => {
  const words = (length: number) => ['a', 'b', 'c', 'd', 'e'.repeat(length)]
  expect(listings.listingFields.keywords.safeParse(words(limits.KEYWORD_LENGTH_MAX)).success).toBe(true)
  expect(listings.listingFields.keywords.safeParse(words(limits.KEYWORD_LENGTH_MAX + 1)).success).toBe(false)
  const note = (length: number) => listings.shipping.safeParse({ note: 'x'.repeat(length) }).success
  expect([note(limits.SHIPPING_NOTE_MAX), note(limits.SHIPPING_NOTE_MAX + 1)]).toEqual([true, false])
  expect(Object.keys(marketplace)).toEqual(expect.arrayContaining(['ask', 'answer']))
})
