import type { ListingId, OrderId } from '@heraia/contract/ids'
import type { Listing } from '@heraia/contract/listings'
import type { Buying, BuyingRefusal, OrderState } from '@heraia/contract/orders'
import { sql } from 'kysely'
import { type Context, signedIn } from '../../context.ts'
import { findAgreedListing, getListing } from '../marketplace/find-listing.ts'
import { showListing } from '../marketplace/listing-page.view.ts'
import { refusalOfTrade } from '../profiles/adult.ts'
import { deliveriesOf } from './deliveries.ts'
import { markOf } from './mark-of-listing.ts'
import { methodsFor } from './payments/methods-for.ts'

interface OpenOrder {
  id: OrderId
  state: OrderState
}

/** What buying it costs, how it is paid and sent, and what keeps her from it. */
export async function lookAtBuying(ctx: Context, listingId: ListingId): Promise<Buying> {
  const order = await openOrderOf(ctx, listingId)
  const openOrderId = order?.id ?? null
  const listing = await listingFor(ctx, listingId, order)
  const { offerHours, payMinutes, arrangeDays } = ctx.settings.orders
  return {
    thing: { id: listing.id, title: listing.title, picture: listing.picture, isService: listing.kind === 'service' },
    seller: listing.seller,
    unit: listing.price,
    available: listing.available,
    methods: await methodsFor(ctx, listing.seller.id),
    deliveries: deliveriesOf(listing),
    refused: openOrderId ? null : await refusalFor(ctx, listing),
    openOrderId,
    mark: await markOf(listing),
    timers: { offerHours, payMinutes, arrangeDays },
  }
}

/** A price that was agreed on is paid also where the listing is paused by now. */
async function listingFor(ctx: Context, id: ListingId, order: OpenOrder | null): Promise<Listing> {
  if (order?.state !== 'accepted') return getListing(ctx, id)
  return showListing(await findAgreedListing(signedIn(ctx), id), ctx)
}

async function refusalFor(ctx: Context, listing: Listing): Promise<BuyingRefusal | null> {
  if (listing.seller.id === ctx.viewer?.id) return 'own_listing'
  if (listing.state === 'sold' || listing.available === 0) return 'sold_out'
  if (listing.state !== 'active') return 'listing_closed'
  if (!ctx.viewer) return 'not_signed_in'
  return ctx.viewer.hasProfile ? refusalOfTrade({ ...ctx, viewer: ctx.viewer }) : 'not_signed_in'
}

/** One that is not over; walks orders_listing_idx. */
async function openOrderOf(ctx: Context, listingId: ListingId): Promise<OpenOrder | null> {
  if (!ctx.viewer) return null
  const { rows } = await sql<OpenOrder>`
    select o.id, o.state from orders o where o.listing_id = ${listingId}::uuid and o.buyer_id = ${ctx.viewer.id}::uuid
      and o.state not in ('completed', 'refunded', 'cancelled', 'expired')
    order by o.updated_at desc limit 1`.execute(ctx.db)
  return rows[0] ?? null
}
