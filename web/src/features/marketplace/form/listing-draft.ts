import type { MediaId } from '@heraia/contract/ids'
import type { Condition, EditableListing } from '@heraia/contract/listings'
import type { Currency } from '@heraia/contract/money'
import type { client } from '../../../lib/api.ts'
import { centsText, readCents } from './cents.ts'

export interface ChosenPicture {
  id: MediaId
  alt: string
}

/** One way to send it, as she writes it. */
export interface ShippingOption {
  /** For the list on the screen only. */
  key: string
  name: string
  price: string
}

/** What stands in the form: text as she typed it. */
export interface ListingDraft {
  /** Made with the first try and kept: a retry, also after a reload, gives the same one listing. */
  id: string
  /** What of it the server has seen; 0 where it knows nothing of it yet. */
  version: number
  title: string
  category: string
  subcategory: string
  sport: string
  description: string
  images: ChosenPicture[]
  condition: Condition
  size: string
  price: string
  currency: Currency
  inventory: string
  /** How many were sold when there were so many of it. */
  sold?: number
  schedule: string
  shippingOptions: ShippingOption[]
  pickup: boolean
  shippingNote: string
  returns: string
  warranty: string
  /** null: she has not touched it, so her profile's place stands there. */
  location: string | null
  keywords: string[]
  /** What was sent on this version and has no answer yet, the newest first. */
  tried?: DraftFields[]
}

/** A row to begin with: nobody has to find out first that she may add one. */
const BLANK_OPTION: ShippingOption = { key: 'first', name: '', price: '' }

export const EMPTY_DRAFT: ListingDraft = {
  id: '',
  version: 0,
  title: '',
  category: '',
  subcategory: '',
  sport: '',
  description: '',
  images: [],
  condition: 'new',
  size: '',
  price: '',
  currency: 'USD',
  inventory: '1',
  sold: 0,
  schedule: '',
  shippingOptions: [BLANK_OPTION],
  pickup: false,
  shippingNote: '',
  returns: '',
  warranty: '',
  location: null,
  keywords: [],
}

/** What the server has of it, to go on with. */
export function toDraft({ id, version, sold, fields }: EditableListing): ListingDraft {
  const { shipping } = fields
  return {
    id,
    version,
    title: fields.title,
    category: fields.category ?? '',
    subcategory: fields.subcategory ?? '',
    sport: fields.sport ?? '',
    description: fields.description,
    images: fields.images.map(({ mediaId, alt }) => ({ id: mediaId, alt })),
    condition: fields.condition ?? 'new',
    size: fields.size ?? '',
    price: centsText(fields.priceCents),
    currency: fields.currency,
    inventory: String(fields.inventory ?? 1),
    sold,
    schedule: fields.schedule ?? '',
    shippingOptions: shipping?.options.length
      ? shipping.options.map(({ name, priceCents }, at) => ({ key: String(at), name, price: centsText(priceCents) }))
      : [BLANK_OPTION],
    pickup: shipping?.pickup ?? false,
    shippingNote: shipping?.note ?? '',
    returns: fields.returnPolicy,
    warranty: fields.warranty ?? '',
    location: fields.location ?? '',
    keywords: fields.keywords,
  }
}

/**
 * What was sold while she writes comes off the pieces that she has, in her words and in those that she sent. Of a draft that
 * does not say how many were sold by then the pieces are those that are left (`start`).
 */
export function withSold(
  draft: ListingDraft,
  { sold = 0, inventory }: Pick<ListingDraft, 'sold' | 'inventory'>,
): ListingDraft {
  if (draft.sold === sold) return draft
  if (draft.sold === undefined) return { ...draft, sold, inventory: sold > 0 ? inventory : draft.inventory }
  const since = sold - draft.sold
  const left = (inventory: number) => Math.max(inventory - since, 0)
  const isCount = /^\s*\d+\s*$/.test(draft.inventory)
  return {
    ...draft,
    sold,
    inventory: isCount ? String(left(Number(draft.inventory))) : draft.inventory,
    ...(draft.tried && {
      tried: draft.tried.map((said) => (said.inventory ? { ...said, inventory: left(said.inventory) } : said)),
    }),
  }
}

export type ListingFields = Omit<Parameters<typeof client.marketplace.publish>[0], 'id' | 'version'>
export type DraftFields = Omit<Parameters<typeof client.marketplace.saveDraft>[0], 'id' | 'version'>

const orNull = (text: string): string | null => text.trim() || null
const centsOrNull = (text: string): number | null => {
  const cents = readCents(text)
  return typeof cents === 'number' ? cents : null
}

/** What she asks to be published; call it once nothing is wrong. Of services there is no stock, of goods no schedule. */
export function toFields(draft: ListingDraft, isService: boolean): ListingFields {
  return {
    ...shared(draft, isService),
    category: draft.category,
    subcategory: draft.subcategory,
    priceCents: centsOrNull(draft.price) ?? 0,
  }
}

/** A form half filled in: what cannot be kept as it is, is left out. */
export function toDraftFields(draft: ListingDraft, isService: boolean): DraftFields {
  const price = centsOrNull(draft.price)
  return {
    ...shared(draft, isService),
    category: draft.category || null,
    subcategory: draft.subcategory || null,
    priceCents: price && price > 0 ? price : null,
  }
}

function shared(draft: ListingDraft, isService: boolean) {
  const inventory = Number(draft.inventory)
  return {
    title: draft.title,
    description: draft.description,
    sport: orNull(draft.sport),
    condition: isService ? null : draft.condition,
    size: isService ? null : orNull(draft.size),
    currency: draft.currency,
    inventory: isService || !Number.isInteger(inventory) || inventory < 1 ? null : inventory,
    shipping: isService ? null : toShipping(draft),
    schedule: isService ? orNull(draft.schedule) : null,
    returnPolicy: draft.returns,
    warranty: orNull(draft.warranty),
    keywords: draft.keywords,
    location: draft.location?.trim() ?? null,
    images: draft.images.map(({ id, alt }) => ({ mediaId: id, alt })),
  }
}

/** A row that nobody wrote in is none. */
export const isBlank = ({ name, price }: ShippingOption): boolean => !name.trim() && !price.trim()

const toShipping = ({ shippingOptions, pickup, shippingNote }: ListingDraft) => ({
  options: shippingOptions.flatMap(({ name, price }) => {
    const priceCents = centsOrNull(price)
    return name.trim() && priceCents !== null ? [{ name, priceCents }] : []
  }),
  pickup,
  note: orNull(shippingNote),
})

/** She has put something in: what stands there before is no draft. */
export function isBegun({ version: _v, id: _i, tried: _t, sold: _s, ...draft }: ListingDraft): boolean {
  const { version: _version, id: _id, sold: _sold, ...empty } = EMPTY_DRAFT
  return JSON.stringify(draft) !== JSON.stringify(empty)
}
