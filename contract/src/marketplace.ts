import { z } from 'zod'
import { ListingId, ListingQuestionId, PersonId, SavedSearchId } from './ids.ts'
import {
  CategorySlug,
  Condition,
  draftFields,
  editableListing,
  ListingKind,
  ListingState,
  listing,
  listingCard,
  listingCategory,
  listingFields,
  listingQuestion,
  ownListing,
} from './listings.ts'
import { Currency, PRICE_MAX_CENTS } from './money.ts'
import { boundedCount, page, pageInput, time } from './paging.ts'
import { procedure } from './procedure.ts'
import { searchText, text } from './text.ts'

/** Inclusive, in cents of `currency`. */
const priceBound = z.coerce.number().int().min(0, 'out_of_range').max(PRICE_MAX_CENTS, 'out_of_range')

const filters = {
  /** Substring of title, description, category names or keywords, without case and accents; `%` and `_` are letters like others. */
  q: searchText.optional(),
  category: CategorySlug.optional(),
  subcategory: CategorySlug.optional(),
  sport: searchText.optional(),
  condition: Condition.optional(),
  size: searchText.optional(),
  priceFrom: priceBound.optional(),
  priceTo: priceBound.optional(),
  /** With a price bound or an order by price USD where nothing is said: prices compare within one currency. */
  currency: Currency.optional(),
  location: searchText.optional(),
  delivery: z.enum(['ships', 'pickup']).optional(),
  /** Of verified sellers only. */
  verified: z.stringbool().or(z.boolean()).optional(),
}

/** `nearest`: how well the title says what was typed; without words it is `newest`. */
export const ListingOrder = z.enum(['newest', 'cheapest', 'dearest', 'nearest'])
export type ListingOrder = z.infer<typeof ListingOrder>

const savedFilters = z.strictObject({
  ...filters,
  priceFrom: priceBound.optional(),
  priceTo: priceBound.optional(),
  verified: z.boolean().optional(),
})
const savedSearch = z.object({ id: SavedSearchId, filters: savedFilters, createdAt: time })
export type SavedListingSearch = z.infer<typeof savedSearch>

/** Why she cannot sell or buy: no date of birth on her profile, or one that makes her younger than 18. */
export const TradeRefusal = z.enum(['birth_date_needed', 'adults_only'])
export type TradeRefusal = z.infer<typeof TradeRefusal>

const tags = ['Marketplace']
const one = z.strictObject({ id: ListingId })
const versioned = { id: ListingId, version: z.number().int() }
/** An order does not count up the version: what was sold since comes off the inventory that is said. */
const soldThen = z
  .number()
  .int()
  .min(0)
  .max(2_147_483_647)
  .describe('How many were sold when it was loaded; those sold since come off `inventory`. Needed once one is sold')
const oneQuestion = z.strictObject({ id: ListingQuestionId })
const categories = z.object({ items: z.array(listingCategory) })
const categoryName = text({ min: 1, max: 40 })
const categoryNames = z.strictObject({ en: categoryName, es: categoryName })
const favourite = z.object({ id: ListingId, saved: z.boolean(), saves: z.number().int() })

export const marketplace = {
  categories: procedure
    .route({ method: 'GET', path: '/listings/categories', tags, summary: 'The tree of categories' })
    .output(categories),
  addCategory: procedure
    .route({ method: 'POST', path: '/admin/listing-categories', tags, summary: 'Staff: another category' })
    .input(
      z.strictObject({
        /** null: at the top. Below another one it is of that one's kind. */
        parent: CategorySlug.nullable(),
        kind: ListingKind,
        name: categoryNames,
      }),
    )
    .output(categories),
  changeCategory: procedure
    .route({ method: 'PUT', path: '/admin/listing-categories/{slug}', tags, summary: 'Staff: rename it, or retire it' })
    .input(
      z.strictObject({
        ...{ slug: CategorySlug, name: categoryNames, retired: z.boolean() },
        /** How it stood when she read it: 409 `edited_elsewhere` where that is not so any more. */
        was: z.strictObject({ name: categoryNames, retired: z.boolean() }),
      }),
    )
    .output(categories),
  moveCategory: procedure
    .route({
      method: 'POST',
      path: '/admin/listing-categories/{slug}/place',
      tags,
      summary: 'Staff: change its place with its neighbour’s',
    })
    .input(z.strictObject({ slug: CategorySlug, to: z.enum(['earlier', 'later']) }))
    .output(categories),
  search: procedure
    .route({ method: 'GET', path: '/listings', tags, summary: 'Find listings; nobody has to sign in' })
    .input(z.strictObject({ ...filters, order: ListingOrder.default('newest'), ...pageInput }))
    .output(
      page(listingCard).extend({
        /** Nothing holds the words as they were typed: these are the nearest, the best first. */
        similar: z.boolean(),
      }),
    ),
  count: procedure
    .route({ method: 'GET', path: '/listings/count', tags, summary: 'How many a search finds, up to 1,000' })
    .input(z.strictObject(filters))
    .output(boundedCount),
  get: procedure
    .route({ method: 'GET', path: '/listings/{id}', tags, summary: 'One listing' })
    .input(one)
    .output(listing),
  similar: procedure
    .route({
      method: 'GET',
      path: '/listings/{id}/similar',
      tags,
      summary: 'Others of its subcategory, of its sport first',
    })
    .input(one)
    .output(z.object({ items: z.array(listingCard) })),
  ofSeller: procedure
    .route({ method: 'GET', path: '/profiles/{id}/listings', tags, summary: 'What somebody sells now, newest first' })
    .input(z.strictObject({ id: PersonId, except: ListingId.optional(), ...pageInput }))
    .output(page(listingCard)),

  selling: procedure
    .route({
      method: 'GET',
      path: '/me/selling',
      tags,
      summary: 'Whether she may sell, and what a new form begins with',
    })
    .output(z.object({ may: z.boolean(), because: TradeRefusal.nullable(), location: z.string().nullable() })),
  mine: procedure
    .route({ method: 'GET', path: '/me/listings', tags, summary: 'Her own, last changed first' })
    .input(z.strictObject({ state: ListingState.optional(), ...pageInput }))
    .output(page(ownListing)),
  editable: procedure
    .route({ method: 'GET', path: '/me/listings/{id}', tags, summary: 'One of hers, as the form has it' })
    .input(one)
    .output(editableListing),
  saveDraft: procedure
    .route({
      method: 'PUT',
      path: '/me/listings/{id}/draft',
      tags,
      summary: 'Keep a form half filled in; the client makes the id, `version` is 0 at first',
    })
    .input(z.strictObject({ ...versioned, ...draftFields }))
    .output(editableListing),
  publish: procedure
    .route({
      method: 'PUT',
      path: '/me/listings/{id}',
      tags,
      summary:
        'Put it on sale, a draft or from nothing (`version` 0); sending it twice gives one, other words for what is published are 409 listing_published',
    })
    .input(z.strictObject({ ...versioned, ...listingFields }))
    .output(listing),
  edit: procedure
    .route({
      method: 'PATCH',
      path: '/me/listings/{id}',
      tags,
      summary: 'Change it; 409 edited_elsewhere when `version` is not the newest',
    })
    .input(z.strictObject({ ...versioned, ...listingFields, sold: soldThen.optional() }))
    .output(listing),
  setState: procedure
    .route({
      method: 'PUT',
      path: '/me/listings/{id}/state',
      tags,
      summary: 'Pause it, put it on sale again, or say that it is sold',
    })
    .input(z.strictObject({ ...versioned, state: z.enum(['active', 'paused', 'sold']) }))
    .output(ownListing),
  renew: procedure
    .route({
      method: 'POST',
      path: '/me/listings/{id}/renewal',
      tags,
      summary: 'On sale for another term, and among the newest; once a week, and whenever it has expired',
    })
    .input(one)
    .output(ownListing),
  remove: procedure
    .route({ method: 'DELETE', path: '/me/listings/{id}', tags, summary: 'Delete it with its pictures' })
    .input(one)
    .output(one),

  save: procedure
    .route({
      method: 'PUT',
      path: '/listings/{id}/favourite',
      tags,
      summary: 'Keep it, and hear when its price falls',
    })
    .input(one)
    .output(favourite),
  unsave: procedure
    .route({ method: 'DELETE', path: '/listings/{id}/favourite', tags, summary: 'Keep it no longer' })
    .input(one)
    .output(favourite),
  favourites: procedure
    .route({
      method: 'GET',
      path: '/me/favourites',
      tags,
      summary: 'What she keeps, last kept first; also what is sold',
    })
    .input(z.strictObject(pageInput))
    .output(page(listingCard)),

  savedSearches: procedure
    .route({ method: 'GET', path: '/me/listing-searches', tags, summary: 'The searches she saved, newest first' })
    .output(z.object({ items: z.array(savedSearch) })),
  saveSearch: procedure
    .route({
      method: 'PUT',
      path: '/me/listing-searches/{id}',
      tags,
      summary: 'Save a search and hear of new listings that match; the same search is saved once',
    })
    .input(z.strictObject({ id: SavedSearchId, filters: savedFilters }))
    .output(savedSearch),
  forgetSearch: procedure
    .route({ method: 'DELETE', path: '/me/listing-searches/{id}', tags, summary: 'Save it no longer' })
    .input(z.strictObject({ id: SavedSearchId }))
    .output(z.object({ id: SavedSearchId })),

  questions: procedure
    .route({ method: 'GET', path: '/listings/{id}/questions', tags, summary: 'Questions and answers, newest first' })
    .input(z.strictObject({ id: ListingId, ...pageInput }))
    .output(page(listingQuestion)),
  ask: procedure
    .route({ method: 'PUT', path: '/listings/{id}/questions/{questionId}', tags, summary: 'Ask where all can read it' })
    .input(z.strictObject({ id: ListingId, questionId: ListingQuestionId, text: text({ min: 1, max: 500 }) }))
    .output(listingQuestion),
  answer: procedure
    .route({
      method: 'PUT',
      path: '/listing-questions/{id}/answer',
      tags,
      summary: 'Its seller answers, changes her answer, or with null takes it back',
    })
    .input(z.strictObject({ id: ListingQuestionId, text: text({ min: 1, max: 1000 }).nullable() }))
    .output(listingQuestion),
  removeQuestion: procedure
    .route({ method: 'DELETE', path: '/listing-questions/{id}', tags, summary: 'Delete her own question' })
    .input(oneQuestion)
    .output(oneQuestion),
}

export interface ListingFilters {
  q?: string
  category?: string
  subcategory?: string
  sport?: string
  condition?: Condition
  size?: string
  priceFrom?: number
  priceTo?: number
  currency?: Currency
  location?: string
  delivery?: 'ships' | 'pickup'
  verified?: boolean
}
