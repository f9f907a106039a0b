import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import { moveOrder } from '../move-order.ts'
import { lockOrder } from '../orders.queries.ts'
import { endCheckout } from '../payments/end-checkout.ts'

/** The timer of an order's state has run out, unless the state has changed since. */
export async function orderTimeUp(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const orderId = String(payload.orderId)
  await askProvider(ctx, orderId)
  await inTransaction(ctx, async (tx) => {
    const row = await lockOrder(tx, orderId)
    if (!row?.due_at || row.due_at > tx.now()) return
    await moveOrder(tx, row, 'time_up', 'time', { because: 'time_up' })
  })
}

/**
 * Before a held piece is let go: whether she has paid after all, and that she cannot any more. Without an answer it is
 * let go all the same; money that comes then is dealt with when it comes.
 */
async function askProvider(ctx: Context, orderId: string): Promise<void> {
  const { rows } = await sql`
    select 1 from orders o where o.id = ${orderId}::uuid and o.state = 'reserved' and o.method = 'card'
      and o.due_at <= ${ctx.now()}`.execute(ctx.db)
  if (rows.length === 0) return
  await endCheckout(ctx, { orderId }).catch((error: unknown) =>
    ctx.ports.log.warn({ orderId, error: String(error) }, 'payment provider did not answer'),
  )
}
