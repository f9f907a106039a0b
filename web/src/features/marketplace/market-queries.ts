import type { ListingId, PersonId } from '@heraia/contract/ids'
import type { ListingState } from '@heraia/contract/listings'
import { api } from '../../lib/api.ts'
import { byCursor } from '../../lib/infinite-list.ts'
import { filtersOf, type MarketSearch } from './search/market-search.ts'

const DAY_MS = 24 * 60 * 60_000

/** The tree changes when an operator changes it: hardly ever. */
export const categoryTree = () => api.marketplace.categories.queryOptions({ staleTime: DAY_MS })

/** The cards, page by page. */
export const listingSearch = (search: MarketSearch) =>
  api.marketplace.search.infiniteOptions(
    byCursor((cursor) => ({ ...filtersOf(search), order: search.order ?? 'newest', limit: 24, cursor })),
  )

/** The count is asked apart: the cards do not wait for it. */
export const listingCount = (search: MarketSearch) => api.marketplace.count.queryOptions({ input: filtersOf(search) })

export const oneListing = (id: string) => api.marketplace.get.queryOptions({ input: { id: id as ListingId } })

export const similarListings = (id: string) => api.marketplace.similar.queryOptions({ input: { id: id as ListingId } })

const OTHERS = 8

/** All of what somebody sells now, page by page. */
export const listingsOfSeller = (seller: PersonId) =>
  api.marketplace.ofSeller.infiniteOptions(byCursor((cursor) => ({ id: seller, limit: 24, cursor })))

/** What buyers said of her, newest first. */
export const sellerReviews = (seller: PersonId) =>
  api.orders.reviews.infiniteOptions(byCursor((cursor) => ({ id: seller, cursor })))

/** What somebody else sees of what she sells, one of it left out. */
export const otherListings = (seller: PersonId, except: ListingId) =>
  api.marketplace.ofSeller.queryOptions({ input: { id: seller, except, limit: OTHERS } })

export const listingQuestions = (id: string) =>
  api.marketplace.questions.infiniteOptions(byCursor((cursor) => ({ id: id as ListingId, cursor })))

export const favouriteListings = () => api.marketplace.favourites.infiniteOptions(byCursor((cursor) => ({ cursor })))

export const ownListings = (state?: ListingState) =>
  api.marketplace.mine.infiniteOptions(byCursor((cursor) => ({ state, cursor })))

/** Whether she may sell, and where from. */
export const selling = () => api.marketplace.selling.queryOptions()
