import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { OrderEvent } from '../machine/transitions.ts'
import { transitionOf } from '../machine/transitions.ts'
import { mailWhoStays } from '../mails/mail-who-stays.ts'
import { moveOrder } from '../move-order.ts'
import { factsOf, type OrderRow, orderSql } from '../order.row.ts'

/** Her account is suspended, closed or deleted: each of her orders ends, or goes the way that protects the other one. */
export async function endOrdersOf(tx: Context, personId: string): Promise<void> {
  for (const side of ['buyer', 'seller'] as const) {
    const mine = side === 'buyer' ? sql`o.buyer_id` : sql`o.seller_id`
    const { rows } = await sql<OrderRow>`
      select ${orderSql} from orders o
      where ${mine} = ${personId}::uuid and o.state not in ('completed', 'refunded', 'cancelled', 'expired')
      order by o.id for update`.execute(tx.db)
    await endEach(tx, rows, `${side}_gone`)
  }
}

/** What the two have not paid for yet ends with a block; what is paid goes on. */
export async function endOrdersBetween(tx: Context, one: string, other: string): Promise<void> {
  const both = [one, other]
  const { rows } = await sql<OrderRow>`
    select ${orderSql} from orders o
    where o.buyer_id = any(${both}::uuid[]) and o.seller_id = any(${both}::uuid[])
      and o.state in ('offered', 'accepted', 'reserved')
    order by o.id for update`.execute(tx.db)
  await endEach(tx, rows, 'blocked')
}

/** Her account is there no more: why is said. Whether somebody blocked her is not. */
async function endEach(tx: Context, rows: readonly OrderRow[], event: OrderEvent): Promise<void> {
  const because = event === 'blocked' ? undefined : ('person_left' as const)
  for (const row of rows) {
    if (!transitionOf(factsOf(row), event, 'house')) continue
    const moved = await moveOrder(tx, row, event, 'house', because ? { because } : {})
    if (because) await mailWhoStays(tx, moved, event === 'buyer_gone' ? 'seller' : 'buyer')
  }
}
