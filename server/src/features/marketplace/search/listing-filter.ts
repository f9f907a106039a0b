import { fold } from '@heraia/contract/fold'
import type { Condition } from '@heraia/contract/listings'
import type { ListingFilters, ListingOrder } from '@heraia/contract/marketplace'
import type { Currency } from '@heraia/contract/money'

/** What a search asks for, as it is compared: folded, blank fields left out. */
export interface ListingFilter {
  text: string
  category: string | null
  subcategory: string | null
  sport: string
  condition: Condition | null
  size: string
  priceFrom: number | null
  priceTo: number | null
  /** null: prices are not compared. */
  currency: Currency | null
  location: string
  delivery: 'ships' | 'pickup' | null
  verified: boolean
}

export function readListingFilter(filters: ListingFilters, order: ListingOrder = 'newest'): ListingFilter {
  const comparesPrices =
    filters.priceFrom !== undefined || filters.priceTo !== undefined || order === 'cheapest' || order === 'dearest'
  return {
    text: fold(filters.q ?? ''),
    category: filters.category ?? null,
    subcategory: filters.subcategory ?? null,
    sport: fold(filters.sport ?? ''),
    condition: filters.condition ?? null,
    size: fold(filters.size ?? ''),
    priceFrom: filters.priceFrom ?? null,
    priceTo: filters.priceTo ?? null,
    currency: filters.currency ?? (comparesPrices ? 'USD' : null),
    location: fold(filters.location ?? ''),
    delivery: filters.delivery ?? null,
    verified: filters.verified ?? false,
  }
}
