import { z } from 'zod'
import { SportName } from './accounts.ts'
import { fold } from './fold.ts'
import { ListingId, ListingQuestionId, MediaId } from './ids.ts'
import { ALT_MAX } from './media.ts'
import { Currency, feeCents, money, priceCents } from './money.ts'
import { time } from './paging.ts'
import { personChip, picture, relation } from './person.ts'
import { text } from './text.ts'

export const LISTING_TITLE_MAX = 60
export const LISTING_PICTURES_MAX = 5
export const KEYWORDS_MIN = 5
export const KEYWORDS_MAX = 8
export const INVENTORY_MAX = 10_000
/** Under so many pixels a side a picture is shown with a warning to its seller. */
export const LISTING_PICTURE_SIDE = 800

/** Goods have a condition, a stock and a way to the buyer; services a schedule to agree on. */
export const ListingKind = z.enum(['goods', 'service'])
export type ListingKind = z.infer<typeof ListingKind>

export const Condition = z.enum(['new', 'like-new', 'good', 'fair'])
export type Condition = z.infer<typeof Condition>

/**
 * `reserved`: active, but everything in stock waits for buyers who are paying. `expired` comes by itself and ends with
 * renew. `removed`: taken away by the staff, or deleted by her after it had been sold.
 */
export const ListingState = z.enum(['draft', 'active', 'reserved', 'paused', 'sold', 'expired', 'removed'])
export type ListingState = z.infer<typeof ListingState>

/** A category or a subcategory: `equipment`, `training`. The tree is asked for, for an operator may change it. */
export const CategorySlug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'invalid_category')
  .max(40)

/** Names in both languages: the client shows its own. */
const words = z.object({ en: z.string(), es: z.string() })
/** `retired`: nothing new is listed there; what was stays, and is found by it. */
const shelf = { slug: z.string(), name: words, retired: z.boolean() }
export const listingCategory = z.object({
  ...shelf,
  kind: ListingKind,
  subcategories: z.array(z.object(shelf)),
})
export type ListingCategory = z.infer<typeof listingCategory>

/** How a thing gets to its buyer. Prices in the currency of the listing. */
export const shipping = z.strictObject({
  options: z
    .array(z.strictObject({ name: text({ min: 1, max: 60 }), priceCents: feeCents }))
    .max(5, 'too_many')
    .default([]),
  /** The buyer can fetch it where it is. */
  pickup: z.boolean().default(false),
  note: text({ max: 500 }).nullable().default(null),
})
export type Shipping = z.infer<typeof shipping>

const keyword = text({ min: 1, max: 30 })
const distinctKeywords = (words: readonly string[]) => new Set(words.map(fold)).size === words.length
const pictures = z
  .array(z.strictObject({ mediaId: MediaId, alt: text({ max: ALT_MAX }).default('') }))
  .max(LISTING_PICTURES_MAX, 'too_many')
  .refine((list) => new Set(list.map(({ mediaId }) => mediaId)).size === list.length, 'duplicate')

/**
 * Everything that the form asks. Of goods `condition`, `inventory` and `shipping` count, of services `schedule`; the
 * server refuses what is missing and drops what does not belong.
 */
export const listingFields = {
  title: text({ min: 1, max: LISTING_TITLE_MAX }),
  description: text({ min: 1, max: 5000 }),
  category: CategorySlug,
  subcategory: CategorySlug,
  sport: SportName.nullable().default(null),
  condition: Condition.nullable().default('new'),
  /** "M", "EU 39": in her words. */
  size: text({ max: 30 }).nullable().default(null),
  priceCents,
  currency: Currency.default('USD'),
  inventory: z.number().int().min(1, 'too_few').max(INVENTORY_MAX, 'too_many').nullable().default(1),
  shipping: shipping.nullable().default(null),
  /** When and how it can be had; services. */
  schedule: text({ max: 500 }).nullable().default(null),
  returnPolicy: text({ min: 1, max: 1000 }),
  warranty: text({ max: 500 }).nullable().default(null),
  keywords: z
    .array(keyword)
    .min(KEYWORDS_MIN, 'too_few')
    .max(KEYWORDS_MAX, 'too_many')
    .refine(distinctKeywords, 'duplicate'),
  /** null: where her profile says she is; empty: nowhere. */
  location: text({ max: 120 }).nullable().default(null),
  /** In the order in which they are shown. */
  images: pictures.min(1, 'required'),
}

/** A form half filled in: whatever is there. */
export const draftFields = {
  title: text({ max: LISTING_TITLE_MAX }).default(''),
  description: text({ max: 5000 }).default(''),
  category: CategorySlug.nullable().default(null),
  subcategory: CategorySlug.nullable().default(null),
  sport: SportName.nullable().default(null),
  condition: Condition.nullable().default('new'),
  size: text({ max: 30 }).nullable().default(null),
  priceCents: priceCents.nullable().default(null),
  currency: Currency.default('USD'),
  inventory: z.number().int().min(1, 'too_few').max(INVENTORY_MAX, 'too_many').nullable().default(1),
  shipping: shipping.nullable().default(null),
  schedule: text({ max: 500 }).nullable().default(null),
  returnPolicy: text({ max: 1000 }).default(''),
  warranty: text({ max: 500 }).nullable().default(null),
  keywords: z.array(keyword).max(KEYWORDS_MAX, 'too_many').refine(distinctKeywords, 'duplicate').default([]),
  location: text({ max: 120 }).nullable().default(null),
  images: pictures.default([]),
}

const filledIn = z.object(draftFields)
/** What the form sends, of a draft or of a whole listing. */
export type ListingFields = z.infer<typeof filledIn>

/** Stands in grids, lists, messages and orders. */
export const listingCard = z.object({
  id: ListingId,
  title: z.string(),
  price: money,
  kind: ListingKind,
  category: z.string(),
  subcategory: z.string(),
  sport: z.string().nullable(),
  condition: Condition.nullable(),
  size: z.string().nullable(),
  location: z.string().nullable(),
  /** null only where its pictures are gone. */
  picture: picture.nullable(),
  state: ListingState,
  /** The cheapest way to send it; null: it is fetched, or a service. */
  shippingFromCents: z.number().int().nullable(),
  pickup: z.boolean(),
  /** When it was published, or renewed last. */
  listedAt: time,
  seller: personChip,
  /** Its seller is found by who is not signed in, and search engines may keep it. */
  isForEngines: z.boolean(),
  /** The viewer keeps it. */
  saved: z.boolean(),
})
export type ListingCard = z.infer<typeof listingCard>

/** The least of a listing: what a conversation is about. */
export const listingChip = z.object({
  id: ListingId,
  title: z.string(),
  price: money,
  picture: picture.nullable(),
  state: ListingState,
  sellerId: personChip.shape.id,
})
export type ListingChip = z.infer<typeof listingChip>

/** From reviews of completed orders only. */
export const sellerRating = z.object({
  reviews: z.number().int(),
  /** 1 to 5; null without a review. */
  stars: z.number().nullable(),
})

const listingPicture = picture.extend({ mediaId: MediaId, small: z.boolean() })

export const listing = listingCard.extend({
  description: z.string(),
  pictures: z.array(listingPicture),
  /** How many can be bought now; null for services. */
  available: z.number().int().nullable(),
  shipping: shipping.nullable(),
  schedule: z.string().nullable(),
  returnPolicy: z.string(),
  warranty: z.string().nullable(),
  keywords: z.array(z.string()),
  /** Before she lowered it last; null: she did not. */
  priceBeforeCents: z.number().int().nullable(),
  updatedAt: time,
  expiresAt: time.nullable(),
  /** How many keep it. */
  saves: z.number().int(),
  sellerCard: z.object({
    location: z.string().nullable(),
    joinedAt: time,
    rating: sellerRating,
    /** What she sells now, this one included. */
    listings: z.number().int(),
    /** null: nobody is signed in. */
    relation: relation.nullable(),
  }),
  may: z.object({
    edit: z.boolean(),
    save: z.boolean(),
    ask: z.boolean(),
    message: z.boolean(),
    /** Whether somebody may buy it or offer for it, as far as the listing goes; her age is asked then. */
    buy: z.boolean(),
    report: z.boolean(),
  }),
})
export type Listing = z.infer<typeof listing>

/** One of her own, whatever its state; a draft may have holes. */
export const ownListing = z.object({
  id: ListingId,
  /** Counts up with each change: who changes what is older is told. */
  version: z.number().int(),
  state: ListingState,
  title: z.string(),
  price: money.nullable(),
  picture: picture.nullable(),
  category: z.string().nullable(),
  inventory: z.number().int().nullable(),
  reserved: z.number().int(),
  sold: z.number().int(),
  saves: z.number().int(),
  /** Questions that wait for her answer. */
  openQuestions: z.number().int(),
  updatedAt: time,
  listedAt: time.nullable(),
  expiresAt: time.nullable(),
  /** Why the staff took it away. */
  removedBecause: z.string().nullable(),
  may: z.object({
    edit: z.boolean(),
    publish: z.boolean(),
    pause: z.boolean(),
    resume: z.boolean(),
    renew: z.boolean(),
    markSold: z.boolean(),
    remove: z.boolean(),
  }),
})
export type OwnListing = z.infer<typeof ownListing>

/** What the form is filled with when she goes on. */
export const editableListing = ownListing.extend({
  /** Of what is sold out no piece is left: `inventory` is 0 then. */
  fields: z.object({ ...draftFields, inventory: z.number().int().nullable(), images: z.array(listingPicture) }),
})
export type EditableListing = z.infer<typeof editableListing>

export const listingQuestion = z.object({
  id: ListingQuestionId,
  listingId: ListingId,
  asker: personChip,
  text: z.string(),
  createdAt: time,
  answer: z.object({ text: z.string(), at: time }).nullable(),
  may: z.object({ answer: z.boolean(), remove: z.boolean(), report: z.boolean() }),
})
export type ListingQuestion = z.infer<typeof listingQuestion>
