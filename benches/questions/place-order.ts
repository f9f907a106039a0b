import { uuid7 } from '@heraia/contract/uuid7'
import type pg from 'pg'
import { SHOP_LISTINGS, shopListing } from '../big-world/sizes.ts'
import { call } from '../http/connection.ts'
import type { Statement } from '../servers/recorded-server.ts'
import type { Watcher } from './watcher.ts'

/** Each person buys each thing once: that is what the product lets her do. `turn` counts up over all of them. */
export function placeOrder(watchers: readonly Watcher[], turn: number): string {
  const watcher = watchers[turn % watchers.length]
  if (!watcher) throw new Error('Nobody is signed in.')
  const round = Math.floor(turn / watchers.length)
  return call('orders/buy', watcher.token, {
    ...{ id: uuid7(), listingId: shopListing((round + turn * 7) % SHOP_LISTINGS), quantity: 1, totalCents: 2000 },
    ...{ method: 'arranged', delivery: 'pickup', shippingName: null, address: null, note: null },
    ...{ appointmentAt: null, termsAccepted: true },
  })
}

/** What an earlier run bought in this world: it would not let her buy the same again. */
export async function clearOrders(pool: pg.Pool): Promise<void> {
  await pool.query('delete from orders')
  await pool.query('update listings set reserved_count = 0 where reserved_count > 0')
}

/** The least that holds a piece and writes the order down, in one statement; without rules, buyer or notices. */
export const barePlaceOrder = (turn: number): Statement => ({
  sql: `with taken as (
      update listings set reserved_count = reserved_count + 1 where id = $1 and stock - reserved_count >= 1
      returning id, seller_id, title, price_cents, currency
    ), made as (
      insert into orders (id, listing_id, seller_id, state, turn, title, is_service, quantity, unit_cents, currency,
        method, delivery, terms_accepted_at, due_at, created_at, updated_at)
      select gen_random_uuid(), id, seller_id, 'reserved', 'seller', title, false, 1, price_cents, currency,
        'arranged', 'pickup', now(), now() + interval '7 days', now(), now() from taken returning id
    )
    insert into order_events (id, order_id, deed, by_side, created_at)
    select gen_random_uuid(), id, 'reserved', 'buyer', now() from made returning order_id`,
  values: [shopListing((turn * 7) % SHOP_LISTINGS)],
})
