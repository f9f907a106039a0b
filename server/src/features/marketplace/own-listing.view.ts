import type { ListingId } from '@heraia/contract/ids'
import type { EditableListing, OwnListing } from '@heraia/contract/listings'
import type { Currency } from '@heraia/contract/money'
import type { ListingsTable } from '@heraia/database/tables/listings'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import { type Pass, showPicture } from '../../files/picture.view.ts'
import { isListed } from '../../visibility/people.ts'
import { ownActs, stateOf } from './listing.policy.ts'
import { passFor } from './listing-card.view.ts'
import { showPictures } from './listing-page.view.ts'

export type OwnListingRow = Selectable<ListingsTable>

/** As it stands, and how many questions wait that she sees: of whom she blocked she can answer none. */
export type ShownOwnRow = OwnListingRow & { waiting: number }

/** What a query selects of `listings as l`, her own. */
export const ownListingSql = (seller: string): RawBuilder<unknown> => sql`l.*,
  case when l.open_questions_count = 0 then 0 else (select count(*)::int from listing_questions q
    join profiles p on p.id = q.asker_id
    where q.listing_id = l.id and q.answer is null and ${isListed('p', seller)}) end as waiting`

export const showOwnListing = (row: ShownOwnRow, pass: Pass, now: Date): OwnListing => {
  const first = row.pictures[0]
  return {
    id: row.id as ListingId,
    version: row.version,
    state: stateOf(row),
    title: row.title,
    price: row.price_cents === null ? null : { cents: row.price_cents, currency: row.currency as Currency },
    picture: first ? showPicture(first, passFor(row, pass)) : null,
    category: row.category,
    inventory: row.stock,
    reserved: row.reserved_count,
    sold: row.sold_count,
    saves: row.saves_count,
    openQuestions: row.waiting,
    updatedAt: row.updated_at.toISOString(),
    listedAt: row.published_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    removedBecause: row.removed_because,
    may: ownActs(row, now),
  }
}

export const showEditable = (row: ShownOwnRow, pass: Pass, now: Date): EditableListing => ({
  ...showOwnListing(row, pass, now),
  fields: {
    title: row.title,
    description: row.description,
    category: row.category,
    subcategory: row.subcategory,
    sport: row.sport,
    condition: row.condition,
    size: row.size,
    priceCents: row.price_cents,
    currency: row.currency as Currency,
    inventory: row.stock,
    shipping: row.shipping,
    schedule: row.schedule,
    returnPolicy: row.return_policy,
    warranty: row.warranty,
    keywords: row.keywords,
    location: row.location,
    images: showPictures(row.pictures, passFor(row, pass)),
  },
})
