import type { OrderId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import { saveOrder, tellOfOrder } from '../move-order.ts'
import { type OrderRow, orderSql, totalOf } from '../order.row.ts'
import { lockOrder } from '../orders.queries.ts'
import { sweepChargebacks } from './settle-chargeback.ts'

interface DueRow extends OrderRow {
  account_id: string
  fee_cents: number
  intent_id: string
}

/**
 * Has the provider send the money of an order that has ended: back to the buyer, or out to the seller. The provider
 * does it once however often it is asked, so this may fail anywhere and run again. Money that her bank has waits.
 */
export async function moveMoney(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const { payments } = ctx.ports
  const { rows } = await sql<DueRow>`
    select ${orderSql}, x.account_id, x.fee_cents, x.intent_id from orders o join order_payments x on x.order_id = o.id
    where o.id = ${String(payload.orderId)}::uuid and o.money in ('refund_due', 'release_due') and x.intent_id is not null
      and o.chargeback is distinct from 'open'`.execute(ctx.db)
  const due = rows[0]
  if (!due || !payments) return
  const payment = { orderId: due.id, intentId: due.intent_id, accountId: due.account_id, currency: due.currency }
  if (due.money === 'refund_due') await payments.refund(payment)
  else await payments.release({ ...payment, cents: totalOf(due) - due.fee_cents })
  await inTransaction(ctx, async (tx) => {
    const row = await lockOrder(tx, due.id)
    const money = due.money === 'refund_due' ? 'refunded' : 'released'
    if (row?.money !== due.money) {
      if (row?.money !== money) tx.ports.log.error({ orderId: due.id }, 'money went out while its order changed')
      return
    }
    await saveOrder(tx, { ...row, money }, row)
    await tellOfOrder(tx, row, { deed: money === 'refunded' ? 'refund_arrived' : 'released', by: null })
  })
}

/** What a process lost that was killed at the wrong moment: every order that is overdue, and money that waits. */
export async function sweepOrders(ctx: Context): Promise<void> {
  const late = new Date(ctx.now().getTime() - 10 * 60_000)
  const { rows: overdue } = await sql<{ id: OrderId }>`
    select o.id from orders o where o.due_at is not null and o.due_at < ${late} order by o.due_at, o.id limit 500`.execute(
    ctx.db,
  )
  for (const { id } of overdue)
    await ctx.ports.jobs.add(ctx.db, { name: 'order-time-up', payload: { orderId: id }, key: `order:${id}` })
  const { rows: waiting } = await sql<{ id: OrderId }>`
    select o.id from orders o where o.money in ('refund_due', 'release_due') and o.updated_at < ${late}
      and o.chargeback is distinct from 'open'
    order by o.updated_at, o.id limit 500`.execute(ctx.db)
  for (const { id } of waiting)
    await ctx.ports.jobs.add(ctx.db, { name: 'move-money', payload: { orderId: id }, key: `money:${id}` })
  await sweepChargebacks(ctx)
}
