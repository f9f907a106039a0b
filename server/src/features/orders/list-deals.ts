import type { PersonId } from '@heraia/contract/ids'
import type { Deal } from '@heraia/contract/orders'
import { type RawBuilder, sql } from 'kysely'
import type { Context, SignedIn } from '../../context.ts'
import { type ShownOrderRow, shownOrderSql } from './order.row.ts'
import { showOffer, showOrderCard } from './order.view.ts'
import { mayNow } from './orders.policy.ts'
import { ordersFrom } from './orders.queries.ts'

/** A conversation shows no more beside its messages; the rest is on the page of her orders. */
const SHOWN = 5
/** What has just ended is not gone from sight at once. */
const ENDED_WITHIN = 86_400_000

interface DealRow extends ShownOrderRow {
  note: string | null
}

/** What she and this person trade now, last changed first; walks orders_between_idx, once each way. */
export async function listDeals(ctx: SignedIn, personId: PersonId): Promise<{ items: Deal[] }> {
  const me = ctx.viewer.id
  const { rows } = await sql<DealRow>`
    select ${shownOrderSql},
      (select e.note from order_events e where e.order_id = o.id and e.deed in ('offered', 'countered')
        order by e.nr desc limit 1) as note
    from ${ordersFrom(me)}
    where o.id = any(array(${latest(ctx, me, personId)} union all ${latest(ctx, personId, me)}))
    order by o.updated_at desc, o.id desc limit ${sql.lit(SHOWN)}`.execute(ctx.db)
  return { items: rows.map((row) => showDeal(ctx, row)) }
}

const latest = (ctx: Context, buyer: string, seller: string): RawBuilder<unknown> => sql`
  (select d.id from orders d where d.buyer_id = ${buyer}::uuid and d.seller_id = ${seller}::uuid
    and (d.state not in ('completed', 'refunded', 'cancelled', 'expired')
      or d.updated_at > ${new Date(ctx.now().getTime() - ENDED_WITHIN)})
    order by d.updated_at desc, d.id desc limit ${sql.lit(SHOWN)})`

function showDeal(ctx: SignedIn, row: DealRow): Deal {
  const seat = row.buyer_id === ctx.viewer.id ? 'buyer' : 'seller'
  return {
    ...showOrderCard(row, seat, ctx.pass),
    unitCents: row.unit_cents,
    offer: showOffer(row),
    note: row.note,
    // Reviews are written on the order's own page.
    may: mayNow(row, seat, ctx.now(), { review: true, until: null }),
  }
}
