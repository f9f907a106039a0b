import type { Currency } from '@heraia/contract/money'
import type { Order } from '@heraia/contract/orders'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { OrderRow } from '../order.row.ts'
import type { Seat } from '../orders.policy.ts'

interface ChargebackRow {
  reference: string
  reason: string
  cents: number
  currency: string
  answer_by: Date | null
}

/** That the bank has the money all of them see; what one needs to answer it, the staff. */
export async function chargebackOf(ctx: Context, row: OrderRow, seat: Seat): Promise<Order['chargeback']> {
  if (row.chargeback === null) return null
  const details = seat === 'staff' ? await detailsOf(ctx, row.id) : undefined
  return {
    state: row.chargeback,
    details: details
      ? {
          ...{ reference: details.reference, reason: details.reason },
          amount: { cents: details.cents, currency: details.currency as Currency },
          answerBy: details.answer_by?.toISOString() ?? null,
        }
      : null,
  }
}

async function detailsOf(ctx: Context, orderId: string): Promise<ChargebackRow | undefined> {
  const { rows } = await sql<ChargebackRow>`
    select c.reference, c.reason, c.cents, c.currency, c.answer_by
    from order_payments x join chargebacks c on c.intent_id = x.intent_id
    where x.order_id = ${orderId}::uuid order by c.created_at desc limit 1`.execute(ctx.db)
  return rows[0]
}
