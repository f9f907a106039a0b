import type { Log } from '@heraia/server/ports'
import { type AskApi, allPublic } from './all-public.ts'

/** As much of a listing as a sitemap says. */
export interface ListingOnSale {
  id: string
  listedAt: string
}

/** A sitemap holds 50,000 addresses, and each listing has two; teams need some too. */
const MOST = 18_000

/** Everything that is on sale. */
export const listingsOnSale = (ask: AskApi, siteUrl: string, log: Log): (() => Promise<readonly ListingOnSale[]>) =>
  allPublic<ListingOnSale>(ask, siteUrl, log, {
    ...{ path: '/api/listings', most: MOST, keep: ({ id, listedAt }) => ({ id, listedAt }) },
  })
