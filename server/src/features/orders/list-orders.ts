import type { OrderCard, OrderFilter } from '@heraia/contract/orders'
import type { Page } from '@heraia/contract/paging'
import { type RawBuilder, sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { after, before, readCursor, rowsToRead, toPage } from '../../paging.ts'
import { type ShownOrderRow, shownOrderSql } from './order.row.ts'
import { showDispute, showOrderCard } from './order.view.ts'
import { disputesFrom, ordersFrom } from './orders.queries.ts'

interface Wanted {
  side: 'buying' | 'selling'
  filter: OrderFilter
  cursor?: string
  limit: number
}

const IS_OVER = sql`o.state in ('completed', 'refunded', 'cancelled', 'expired')`
const IS_OPEN = sql`o.state not in ('completed', 'refunded', 'cancelled', 'expired')`

/** Last changed first; each filter walks an index of its own, `done` that of all. */
export async function listOrders(ctx: SignedIn, { side, filter, cursor, limit }: Wanted): Promise<Page<OrderCard>> {
  const name = `orders${side}`
  const from = readCursor(name, cursor)
  const seat = side === 'buying' ? 'buyer' : 'seller'
  const filters: Record<OrderFilter, RawBuilder<unknown>> = {
    all: sql`true`,
    my_turn: sql`o.turn = ${sql.lit(seat)}`,
    open: IS_OPEN,
    done: IS_OVER,
  }
  const { rows } = await sql<ShownOrderRow>`
    select ${shownOrderSql} from ${ordersFrom(ctx.viewer.id)}
    where ${sql.ref(`o.${seat}_id`)} = ${ctx.viewer.id}::uuid and ${filters[filter]}
      and ${from ? before('o.updated_at', 'o.id', from) : sql`true`}
    order by o.updated_at desc, o.id desc limit ${rowsToRead(limit)}`.execute(ctx.db)
  return toPage(
    name,
    limit,
    rows,
    (row) => ({ at: row.updated_at, id: row.id }),
    (row) => showOrderCard(row, seat, ctx.pass),
  )
}

/** How many wait for her on each side. */
export async function countMyTurn(ctx: SignedIn): Promise<{ buying: number; selling: number }> {
  const me = sql`${ctx.viewer.id}::uuid`
  const { rows } = await sql<{ buying: number; selling: number }>`
    select (select count(*)::int from orders o where o.buyer_id = ${me} and o.turn = 'buyer') as buying,
      (select count(*)::int from orders o where o.seller_id = ${me} and o.turn = 'seller') as selling`.execute(ctx.db)
  return rows[0] ?? { buying: 0, selling: 0 }
}

/** What waits for the staff, longest first; walks orders_for_staff_idx. */
export async function listDisputes(ctx: SignedIn, { cursor, limit }: { cursor?: string; limit: number }) {
  const from = readCursor('disputes', cursor)
  const { rows } = await sql<ShownOrderRow & { disputed_at: Date }>`
    select ${shownOrderSql} from ${disputesFrom}
    where (o.state = 'disputed' or o.chargeback = 'open') and ${from ? after('o.disputed_at', 'o.id', from) : sql`true`}
    order by o.disputed_at, o.id limit ${rowsToRead(limit)}`.execute(ctx.db)
  return toPage(
    'disputes',
    limit,
    rows,
    (row) => ({ at: row.disputed_at, id: row.id }),
    (row) => showDispute(row, ctx.pass),
  )
}
