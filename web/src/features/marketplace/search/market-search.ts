import type { Condition } from '@heraia/contract/listings'
import type { ListingFilters, ListingOrder } from '@heraia/contract/marketplace'
import type { Currency } from '@heraia/contract/money'
import { searchable } from '../../../pieces/searchable.ts'
import { CONDITIONS, CURRENCIES, ORDERS, PRICE_MAX_CENTS } from '../market-limits.ts'

/** What the address says of a search: `from` and `to` in whole money as people write it, inclusive. */
export interface MarketSearch {
  q?: string
  category?: string
  subcategory?: string
  sport?: string
  condition?: Condition
  size?: string
  from?: string
  to?: string
  currency?: Currency
  location?: string
  delivery?: 'ships' | 'pickup'
  verified?: boolean
  order?: ListingOrder
}

/** What is none of these is left out: an address is written by anybody. */
export function readSearch(query: URLSearchParams): MarketSearch {
  const text = (name: string) => searchable(query.get(name) ?? '') || undefined
  const category = slug(query.get('category'))
  const delivery = query.get('delivery')
  return {
    q: text('q'),
    category,
    subcategory: category && slug(query.get('subcategory')),
    sport: text('sport'),
    condition: oneOf(CONDITIONS, query.get('condition')),
    size: text('size'),
    from: priceIn(query.get('from')),
    to: priceIn(query.get('to')),
    currency: oneOf(CURRENCIES, query.get('currency')),
    location: text('location'),
    delivery: delivery === 'ships' || delivery === 'pickup' ? delivery : undefined,
    verified: query.get('verified') === 'true' || undefined,
    order: orderOf(query.get('order')),
  }
}

const oneOf = <Value extends string>(values: readonly Value[], value: string | null): Value | undefined =>
  values.find((each) => each === value)

const slug = (value: string | null) =>
  value && value.length <= 40 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ? value : undefined

/** The first of the orders is what nobody has to say. */
const orderOf = (value: string | null) => {
  const order = oneOf(ORDERS, value)
  return order === 'newest' ? undefined : order
}

/** `20`, `19.5`, `19,50`; undefined: it is no price. */
export function priceIn(value: string | null | undefined): string | undefined {
  const text = value?.trim().replace(',', '.')
  if (!text || !/^\d{1,7}(\.\d{0,2})?$/.test(text) || Number(text) * 100 > PRICE_MAX_CENTS) return undefined
  return text.replace(/\.0*$/, '')
}

/** Of a price; undefined where it is none. */
export function cents(value: string | undefined): number | undefined {
  const whole = priceIn(value)
  return whole === undefined ? undefined : Math.round(Number(whole) * 100)
}

/** From more than up to: nothing costs that. */
export function isTurnedRound({ from, to }: MarketSearch): boolean {
  const [least, most] = [cents(from), cents(to)]
  return least !== undefined && most !== undefined && least > most
}

export const withoutEmpty = (search: MarketSearch): MarketSearch =>
  Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== '' && value !== false),
  )

/**
 * What the server is asked. Prices compare within one currency, so with a bound or an order by price one is named; without
 * them the one that she has chosen waits for her first bound.
 */
export function filtersOf({ from, to, order, currency = 'USD', ...search }: MarketSearch): ListingFilters {
  const [priceFrom, priceTo] = [cents(from), cents(to)]
  const isAboutPrice = [priceFrom, priceTo].some(Number.isInteger) || order === 'cheapest' || order === 'dearest'
  const filters: ListingFilters = { ...search, priceFrom, priceTo, currency: isAboutPrice ? currency : undefined }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined))
}

/** A saved search as the address holds it. The order is no part of it, but where without one its currency would not count. */
export function searchOf({ priceFrom, priceTo, ...filters }: ListingFilters): MarketSearch {
  const whole = (value: number | undefined) => (value === undefined ? undefined : String(value / 100))
  const search = { ...filters, from: whole(priceFrom), to: whole(priceTo) }
  return withoutEmpty({ ...search, order: currencyAlone({ priceFrom, priceTo, ...filters }) && 'cheapest' })
}

/** What is priced in it, whatever it costs. */
export const currencyAlone = ({ priceFrom, priceTo, currency }: ListingFilters): Currency | undefined =>
  priceFrom === undefined && priceTo === undefined ? currency : undefined

/** As it stands in the address; the same search gives the same letters. */
export const queryOf = (search: MarketSearch): string =>
  new URLSearchParams(
    Object.entries(withoutEmpty(search))
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, value]) => [name, String(value)]),
  ).toString()

export type FilterName = Exclude<keyof MarketSearch, 'q' | 'order' | 'currency'>

/** The filters that are set, apart from the search box, for the chips. */
export const activeFilters = (search: MarketSearch): FilterName[] =>
  (
    ['category', 'subcategory', 'sport', 'condition', 'size', 'from', 'to', 'location', 'delivery', 'verified'] as const
  ).filter((name) => Boolean(name === 'from' || name === 'to' ? priceIn(search[name]) : search[name]))

/** Whether not all that there is is shown, also where it stands in one currency alone. */
export const isNarrow = (search: MarketSearch): boolean =>
  Boolean(search.q) || activeFilters(search).length > 0 || filtersOf(search).currency !== undefined

/** Without one filter; what depended on it goes with it. */
export function withoutFilter(search: MarketSearch, name: FilterName): MarketSearch {
  const rest = { ...search, [name]: undefined }
  if (name === 'category') rest.subcategory = undefined
  if (!rest.from && !rest.to) rest.currency = undefined
  return rest
}

const BOXES = ['q', 'from', 'to', 'location', 'sport', 'size'] as const

/** The box that alone is another, and not emptied: Clear, and a choice that empties a box, are steps of their own. */
export function typedIn(was: MarketSearch, now: MarketSearch): string | undefined {
  const names = new Set([...Object.keys(was), ...Object.keys(now)] as (keyof MarketSearch)[])
  const [box, ...others] = [...names].filter((name) => was[name] !== now[name])
  return others.length === 0 ? BOXES.find((name) => name === box && now[name]) : undefined
}
