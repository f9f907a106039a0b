import type { MediaId } from '@heraia/contract/ids'
import { describe, expect, test } from 'vitest'
import { EMPTY_DRAFT, isBegun, type ListingDraft, toDraftFields, toFields } from './listing-draft.ts'
import { listingFormTexts } from './listing-form-texts.ts'
import { problemsFromServer, problemsOf } from './listing-problems.ts'

const goods = { isService: false, hasFailedPicture: false }
const service = { isService: true, hasFailedPicture: false }
const complete: ListingDraft = {
  ...EMPTY_DRAFT,
  id: 'a',
  title: 'Climbing shoes',
  category: 'apparel',
  subcategory: 'footwear',
  description: 'Worn twice.',
  images: [{ id: 'm' as MediaId, alt: '' }],
  price: '45.50',
  shippingOptions: [{ key: '1', name: 'Post, two days', price: '4.50' }],
  returns: '14 days',
  schedule: 'Tuesdays',
  keywords: ['a', 'b', 'c', 'd', 'e'],
}
const words = (draft: ListingDraft, given = goods) =>
  Object.values(problemsOf(draft, given)).map((key) => listingFormTexts.en.problems[key])

describe('what is missing is said in the words of the specification', () => {
  test('of an empty form', () => {
    expect(words(EMPTY_DRAFT)).toEqual([
      'Title is required',
      'Category is required',
      'Subcategory is required',
      'Description is required',
      'At least one image is required',
      'Price must be greater than 0',
      'Shipping information is required',
      'Return policy is required',
      'At least 5 keywords are required',
    ])
  })

  test('of a title that is too long and a stock of nothing', () => {
    expect(words({ ...complete, title: 'x'.repeat(61) })).toEqual(['Title must be less than 60 characters'])
    expect(words({ ...complete, title: 'x'.repeat(60) })).toEqual([])
    for (const inventory of ['0', '', '-2'])
      expect(words({ ...complete, inventory })).toEqual(['Inventory must be at least 1'])
    for (const inventory of ['1.5', 'many'])
      expect(words({ ...complete, inventory })).toEqual(['Write the inventory as a whole number, like 3'])
  })

  test('a price of nothing is none', () => {
    for (const price of ['0', '0.00', '', '-1']) expect(problemsOf({ ...complete, price }, goods).price).toBe('price')
    expect(problemsOf({ ...complete, price: '1.0055' }, goods).price).toBe('price_cents')
    expect(problemsOf({ ...complete, price: '1000000.01' }, goods).price).toBe('price_high')
    expect(problemsOf({ ...complete, price: '0,01' }, goods)).toEqual({})
  })

  test('a price that could be read in two ways, or in none, says how to write it', () => {
    for (const price of ['12,345', '1e9', 'ten'])
      expect(words({ ...complete, price })).toEqual(['Write the price like 1234.50'])
    const [option] = complete.shippingOptions
    expect(option && words({ ...complete, shippingOptions: [{ ...option, price: '1.005' }] })).toEqual([
      'Write the price of each way to send it like 1234.50; 0 is free',
    ])
    for (const price of ['1,234.50', '1.234,50'])
      expect(toFields({ ...complete, price }, false).priceCents).toBe(123_450)
  })
})

describe('goods and services', () => {
  test('a service needs a schedule, and neither stock nor shipping', () => {
    const coaching = { ...complete, shippingOptions: [], inventory: '0' }
    expect(problemsOf(coaching, service)).toEqual({})
    expect(words({ ...coaching, schedule: ' ' }, service)).toEqual(['Schedule is required'])
    expect(toFields(coaching, true)).toMatchObject({
      inventory: null,
      shipping: null,
      condition: null,
      schedule: 'Tuesdays',
    })
  })

  test('goods can be sent or fetched; words alone, and an empty row, are no way', () => {
    const bare = { ...complete, shippingOptions: [{ key: '0', name: '', price: ' ' }], shippingNote: 'Ask me.' }
    expect(words(bare)).toEqual(['Shipping information is required'])
    expect(problemsOf({ ...bare, pickup: true }, goods)).toEqual({})
    const option = { key: '1', name: 'Post', price: '0' }
    expect(problemsOf({ ...bare, shippingOptions: [option] }, goods)).toEqual({})
    expect(problemsOf({ ...bare, shippingOptions: [{ ...option, price: '' }] }, goods).shipping).toBe('shipping_option')
    expect(toFields({ ...bare, shippingOptions: [{ ...option, price: '4,5' }] }, false).shipping).toEqual({
      options: [{ name: 'Post', priceCents: 450 }],
      pickup: false,
      note: 'Ask me.',
    })
  })
})

test('a picture that could not be used stands in the way', () => {
  expect(problemsOf(complete, { ...goods, hasFailedPicture: true })).toEqual({ images: 'images_failed' })
})

test('a half filled form can be kept', () => {
  expect(toDraftFields({ ...EMPTY_DRAFT, title: 'Ball', price: 'soon' }, false)).toMatchObject({
    title: 'Ball',
    category: null,
    priceCents: null,
  })
  expect(isBegun(EMPTY_DRAFT)).toBe(false)
  expect(isBegun({ ...EMPTY_DRAFT, keywords: ['ball'] })).toBe(true)
})

test('what the server finds stands at its field', () => {
  expect(
    problemsFromServer([
      { field: 'priceCents', code: 'price_too_high' },
      { field: 'keywords.2', code: 'too_long' },
      { field: 'subcategory', code: 'invalid_category' },
      { field: 'shipping.options.0.name', code: 'required' },
    ]),
  ).toEqual({ price: 'price_high', keywords: 'too_long', subcategory: 'subcategory', shipping: 'shipping' })
})
