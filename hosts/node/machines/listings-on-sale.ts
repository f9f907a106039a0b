import type { Log } from '@heraia/server/ports'
import type { AskApi } from './all-public.ts'

/** As much of a listing as a sitemap says. */
export interface ListingOnSale {
  id: string
  listedAt: string
}

export interface ListingsOnSale {
  items: readonly ListingOnSale[]
  /** Or what was said last. */
  isCurrent: boolean
}

const ADDRESSES = '/api/outside/addresses?of=listings'

/**
 * What is on sale, of sellers who are found by who is not signed in. The API keeps the list; what it said last stands
 * while it cannot be asked.
 */
export function listingsOnSale(ask: AskApi, siteUrl: string, log: Log): () => Promise<ListingsOnSale> {
  let last: readonly ListingOnSale[] = []
  return async () => {
    const response = await ask(new Request(new URL(ADDRESSES, siteUrl)))
    if (response.ok) {
      const { items } = (await response.json()) as { items: { name: string; changedAt: string }[] }
      last = items.map(({ name, changedAt }) => ({ id: name, listedAt: changedAt }))
    } else log.warn({ status: response.status }, 'the sitemap could not ask for listings')
    return { items: last, isCurrent: response.ok }
  }
}
