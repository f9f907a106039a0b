import type { FieldError } from '@heraia/contract/errors'
import {
  DESCRIPTION_MAX,
  INVENTORY_MAX,
  KEYWORDS_MIN,
  LISTING_TITLE_MAX,
  PRICE_MAX_CENTS,
  RETURNS_MAX,
  SCHEDULE_MAX,
  SHIPPING_NOTE_MAX,
  WARRANTY_MAX,
} from '../market-limits.ts'
import { readCents } from './cents.ts'
import { folded } from './keywords.ts'
import { isBlank, type ListingDraft } from './listing-draft.ts'
import type { ListingFormTexts } from './listing-form-texts.ts'

/** The fields of the form that can be wrong, in its order. */
export const FORM_FIELDS = [
  'title',
  'category',
  'subcategory',
  'description',
  'images',
  'price',
  'inventory',
  'schedule',
  'location',
  'shipping',
  'returns',
  'warranty',
  'keywords',
] as const
export type FormField = (typeof FORM_FIELDS)[number]

/** A key of the form's texts. */
export type ProblemWords = keyof ListingFormTexts['problems']
export type Problems = Partial<Record<FormField, ProblemWords>>

interface Given {
  isService: boolean
  /** A picture of it could not be used. */
  hasFailedPicture: boolean
}

/** The specification's rules (social and commerce, section 5), and which of them are broken. */
export function problemsOf(draft: ListingDraft, { isService, hasFailedPicture }: Given): Problems {
  const problems: Record<FormField, ProblemWords | false> = {
    title: !draft.title.trim() ? 'title_required' : draft.title.length > LISTING_TITLE_MAX && 'title_long',
    category: !draft.category && 'category',
    subcategory: !draft.subcategory && 'subcategory',
    description: !draft.description.trim()
      ? 'description'
      : draft.description.length > DESCRIPTION_MAX && 'description_long',
    images: draft.images.length === 0 ? 'images' : hasFailedPicture && 'images_failed',
    price: priceProblem(draft.price),
    inventory: !isService && inventoryProblem(draft.inventory),
    schedule: isService && (!draft.schedule.trim() ? 'schedule' : draft.schedule.length > SCHEDULE_MAX && 'too_long'),
    location: false,
    shipping: !isService && shippingProblem(draft),
    returns: !draft.returns.trim() ? 'returns' : draft.returns.length > RETURNS_MAX && 'too_long',
    warranty: draft.warranty.length > WARRANTY_MAX && 'too_long',
    keywords: draft.keywords.length < KEYWORDS_MIN && 'keywords',
  }
  return Object.fromEntries(Object.entries(problems).filter(([, words]) => words))
}

function priceProblem(text: string): ProblemWords | false {
  const cents = readCents(text)
  if (cents === 'decimals') return 'price_cents'
  if (cents === 'none') return 'price_form'
  if (typeof cents !== 'number' || cents <= 0) return 'price'
  return cents > PRICE_MAX_CENTS && 'price_high'
}

function inventoryProblem(text: string): ProblemWords | false {
  const count = Number(text)
  // Half a piece, or no number at all.
  if (!Number.isInteger(count)) return 'inventory_whole'
  if (count < 1) return 'inventory'
  return count > INVENTORY_MAX && 'inventory_high'
}

/** One way to send it, or a place to fetch it: without either nobody could have it. */
function shippingProblem({ shippingOptions, pickup, shippingNote }: ListingDraft): ProblemWords | false {
  const options = shippingOptions.filter((option) => !isBlank(option))
  const prices = options.map(({ price }) => readCents(price))
  if (prices.some((cents) => cents === 'none' || cents === 'decimals')) return 'shipping_price'
  if (options.some(({ name, price }) => !name.trim() || typeof readCents(price) !== 'number')) return 'shipping_option'
  if (new Set(options.map(({ name }) => folded(name.trim()))).size < options.length) return 'shipping_same'
  if (options.length === 0 && !pickup) return 'shipping'
  return shippingNote.length > SHIPPING_NOTE_MAX && 'too_long'
}

/** What the server calls the fields of the form. */
const OF_SERVER: Record<string, FormField> = {
  priceCents: 'price',
  currency: 'price',
  returnPolicy: 'returns',
  condition: 'category',
  size: 'description',
  sport: 'category',
}

/** What the server found that the form did not. */
export function problemsFromServer(fields: readonly Pick<FieldError, 'field' | 'code'>[]): Problems {
  return Object.fromEntries(
    fields.flatMap(({ field, code }) => {
      const [name = ''] = field.split('.')
      const own = OF_SERVER[name] ?? FORM_FIELDS.find((each) => each === name)
      return own ? [[own, wordsOf(own, code)]] : []
    }),
  )
}

const MISSING: Partial<Record<FormField, ProblemWords>> = {
  title: 'title_required',
  category: 'category',
  subcategory: 'subcategory',
  description: 'description',
  images: 'images',
  schedule: 'schedule',
  shipping: 'shipping',
  returns: 'returns',
  location: 'location',
}

function wordsOf(field: FormField, code: string): ProblemWords {
  if (code === 'required') return MISSING[field] ?? 'refused'
  if (code === 'too_long') return field === 'title' ? 'title_long' : 'too_long'
  if (code === 'price_too_low') return 'price'
  if (code === 'price_too_high') return 'price_high'
  if (code === 'too_many_decimals') return 'price_cents'
  if (code === 'too_few') return field === 'inventory' ? 'inventory' : field === 'keywords' ? 'keywords' : 'refused'
  if (code === 'sold_meanwhile') return 'sold_meanwhile'
  if (code === 'reserved') return 'reserved'
  if (code === 'retired_category') return 'retired'
  if (code === 'duplicate' && field === 'shipping') return 'shipping_same'
  if (code === 'invalid_category') return field === 'subcategory' ? 'subcategory' : 'category'
  return 'refused'
}
