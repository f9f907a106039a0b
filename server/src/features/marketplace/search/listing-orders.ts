import type { ListingOrder } from '@heraia/contract/marketplace'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { readCursor, readKeyCursor, startingAfter, writeCursor, writeKeyCursor } from '../../../paging.ts'

/** Where a page starts, as its order reads it; nulls at the beginning. */
export type StartOfListings = { at: Date | null; key: string | null; id: string | null }
export const fromTheStart: StartOfListings = { at: null, key: null, id: null }

/** What a row must say of itself to be the end of a page. */
export interface OrderedListing {
  id: string
  published_at: Date
  price_cents: number
}

/** One order of listings: how its pages are sorted, cut and gone on with. Each walks indexes of its own. */
export interface OrderOfListings {
  by: RawBuilder<unknown>
  isAfter: (start: StartOfListings) => Expression<SqlBool>
  read: (cursor: string | undefined) => StartOfListings
  write: (row: OrderedListing) => string
}

export const byNewest: OrderOfListings = {
  by: sql`l.published_at desc, l.id desc`,
  isAfter: (start) => startingAfter('l.published_at', 'l.id', start),
  read: (cursor) => {
    const from = readCursor('listings', cursor)
    return { at: from?.at ?? null, key: null, id: from?.id ?? null }
  },
  write: (row) => writeCursor('listings', { at: row.published_at, id: row.id }),
}

const byPrice = (list: string, by: RawBuilder<unknown>, sign: RawBuilder<unknown>): OrderOfListings => ({
  by,
  isAfter: ({ key, id }) =>
    key === null ? sql<SqlBool>`true` : sql<SqlBool>`(l.price_cents, l.id) ${sign} (${key}::int, ${id}::uuid)`,
  read: (cursor) => {
    const from = readKeyCursor(list, cursor, (key) => /^\d{1,9}$/.test(key))
    return { at: null, key: from?.key ?? null, id: from?.id ?? null }
  },
  write: (row) => writeKeyCursor(list, { key: String(row.price_cents), id: row.id }),
})

export const orders: Record<Exclude<ListingOrder, 'nearest'>, OrderOfListings> = {
  newest: byNewest,
  cheapest: byPrice('listings-cheapest', sql`l.price_cents, l.id`, sql`>`),
  dearest: byPrice('listings-dearest', sql`l.price_cents desc, l.id desc`, sql`<`),
}
