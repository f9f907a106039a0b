import type { ListingId } from '@heraia/contract/ids'
import type { EditableListing, OwnListing } from '@heraia/contract/listings'
import type { Currency } from '@heraia/contract/money'
import type { ListingsTable } from '@heraia/database/tables/listings'
import type { Selectable } from 'kysely'
import { type Pass, showPicture } from '../../files/picture.view.ts'
import { ownActs, stateOf } from './listing.policy.ts'
import { passFor } from './listing-card.view.ts'
import { showPictures } from './listing-page.view.ts'

export type OwnListingRow = Selectable<ListingsTable>

export const showOwnListing = (row: OwnListingRow, pass: Pass, now: Date): OwnListing => {
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
    openQuestions: row.open_questions_count,
    updatedAt: row.updated_at.toISOString(),
    listedAt: row.published_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    removedBecause: row.removed_because,
    may: ownActs(row, now),
  }
}

export const showEditable = (row: OwnListingRow, pass: Pass, now: Date): EditableListing => ({
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
