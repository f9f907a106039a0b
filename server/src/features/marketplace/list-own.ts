import type { ListingState, OwnListing } from '@heraia/contract/listings'
import type { TradeRefusal } from '@heraia/contract/marketplace'
import type { Page } from '@heraia/contract/paging'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { readCursor, rowsToRead, startingAfter, startOf, toPage } from '../../paging.ts'
import { refusalOfTrade } from '../profiles/adult.ts'
import { ownLocation } from './listing-columns.ts'
import { ownListingSql, type ShownOwnRow, showOwnListing } from './own-listing.view.ts'

interface Wanted {
  state?: ListingState
  cursor?: string
  limit: number
}

/** Hers in every state, last changed first; walks listings_own_idx. What she deleted is kept for buyers only. */
export async function listOwn(ctx: SignedIn, { state, cursor, limit }: Wanted): Promise<Page<OwnListing>> {
  const list = `mylistings${state ?? ''}`
  const { rows } = await sql<ShownOwnRow>`
    select ${ownListingSql(ctx.viewer.id)} from listings l
    where l.seller_id = ${ctx.viewer.id}::uuid and ${isIn(state)}
      and not (l.status = 'removed' and l.removed_because is null)
      and ${startingAfter('l.updated_at', 'l.id', startOf(readCursor(list, cursor)))}
    order by l.updated_at desc, l.id desc limit ${rowsToRead(limit)}`.execute(ctx.db)
  return toPage(
    list,
    limit,
    rows,
    (row) => ({ at: row.updated_at, id: row.id }),
    (row) => showOwnListing(row, ctx.pass, ctx.now()),
  )
}

const nothingLeft = sql<SqlBool>`coalesce(l.stock = l.reserved_count, false)`

function isIn(state: ListingState | undefined): RawBuilder<SqlBool> {
  if (state === undefined) return sql<SqlBool>`true`
  if (state === 'reserved') return sql<SqlBool>`(l.status = 'active' and ${nothingLeft})`
  if (state === 'active') return sql<SqlBool>`(l.status = 'active' and not ${nothingLeft})`
  return sql<SqlBool>`l.status = ${state}`
}

interface Selling {
  may: boolean
  because: TradeRefusal | null
  location: string | null
}

export async function readSelling(ctx: SignedIn): Promise<Selling> {
  const because = await refusalOfTrade(ctx)
  return { may: because === null, because, location: await ownLocation(ctx) }
}
