import { fold } from '@heraia/contract/fold'
import type { ListingFields, Shipping } from '@heraia/contract/listings'
import type { SignedIn } from '../../context.ts'
import { invalidField } from '../../refused.ts'
import { type ChosenCategory, findCategory } from './categories/categories.queries.ts'

/** The columns of a listing as the form has it. Of goods the stock counts, of services the schedule; the rest is dropped. */
export async function columnsOf(tx: SignedIn, fields: ListingFields) {
  const chosen = await chosenCategory(tx, fields)
  const isService = chosen.kind === 'service'
  const location = fields.location === null ? await ownLocation(tx) : fields.location || null
  const size = isService ? null : fields.size || null
  return {
    kind: chosen.kind,
    title: fields.title,
    description: fields.description,
    category: fields.category,
    subcategory: fields.category === null ? null : fields.subcategory,
    sport: fields.sport,
    condition: isService ? null : fields.condition,
    size,
    price_cents: fields.priceCents,
    currency: fields.currency,
    stock: isService ? null : fields.inventory,
    shipping: isService || fields.shipping === null ? null : JSON.stringify(withoutBlank(fields.shipping)),
    schedule: isService ? fields.schedule || null : null,
    return_policy: fields.returnPolicy,
    warranty: fields.warranty || null,
    keywords: fields.keywords,
    location,
    search_text: searchTextOf({ ...fields, names: chosen.names }),
    title_folded: fold(fields.title),
    sport_folded: fold(fields.sport ?? ''),
    location_folded: fold(location ?? ''),
    size_folded: fold(size ?? ''),
  }
}

interface Searched {
  title: string
  description: string
  /** Of its categories. */
  names: readonly string[]
  keywords: readonly string[]
}

/** What a search looks in, each on lines of their own. */
export const searchTextOf = ({ title, description, names, keywords }: Searched): string =>
  [title, description, ...names, ...keywords].map(fold).join('\n')

export type ListingColumns = Awaited<ReturnType<typeof columnsOf>>

/** What is new on a shelf that takes nothing new. */
export async function mustNotBeRetired(tx: SignedIn, fields: ListingFields): Promise<void> {
  if ((await chosenCategory(tx, fields)).retired) {
    throw invalidField('subcategory', 'retired_category', 'Nothing new is listed there any more.')
  }
}

async function chosenCategory(tx: SignedIn, { category, subcategory }: ListingFields): Promise<ChosenCategory> {
  if (category === null) return { kind: 'goods', names: [], retired: false }
  const chosen = await findCategory(tx, { category, subcategory })
  if (!chosen)
    throw invalidField(subcategory === null ? 'category' : 'subcategory', 'invalid_category', 'There is none.')
  return chosen
}

const withoutBlank = (shipping: Shipping): Shipping => ({ ...shipping, note: shipping.note || null })

export async function ownLocation(ctx: SignedIn): Promise<string | null> {
  const row = await ctx.db
    .selectFrom('profiles')
    .select('location')
    .where('id', '=', ctx.viewer.id)
    .executeTakeFirstOrThrow()
  return row.location
}
