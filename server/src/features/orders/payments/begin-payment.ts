import type { OrderId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import type { SignedIn } from '../../../context.ts'
import type { Checkout } from '../../../ports.ts'
import { Refused } from '../../../refused.ts'
import { type OrderRow, orderSql, totalOf } from '../order.row.ts'
import { accountOf } from './methods-for.ts'
import { settlePayment } from './settle-payment.ts'

/** The provider's page may not end earlier than this after it was made. */
const SESSION_MINUTES = 31
/** Nor later than a day after it. */
const MOST_MINUTES = 24 * 60 - 1

/** What the payment of a reserved order needs, stored with it: whatever the provider says of it can come at any time. */
export async function beginPayment(tx: SignedIn, row: OrderRow): Promise<void> {
  if (row.method !== 'card' || row.seller_id === null) return
  const account = await accountOf(tx, row.seller_id)
  if (!account) throw new Error('A seller without an account is not paid by card.')
  const fee = Math.round((totalOf(row) * tx.settings.orders.feePercent) / 100)
  await sql`
    insert into order_payments (order_id, account_id, fee_cents) values (${row.id}::uuid, ${account.account_id}, ${fee})
    on conflict (order_id) do nothing`.execute(tx.db)
}

interface Payment extends OrderRow {
  session_id: string | null
  email: string
}

/**
 * Where the buyer pays a reserved order; null where there is nothing to pay by card. Outside of transactions: the
 * provider is asked. Who comes back before the provider's notice is taken for paid here.
 */
export async function payUrlOf(ctx: SignedIn, id: OrderId): Promise<string | null> {
  const { payments } = ctx.ports
  const { rows } = await sql<Payment>`
    select ${orderSql}, x.session_id, buyer.email from orders o join order_payments x on x.order_id = o.id
      join profiles buyer on buyer.id = o.buyer_id
    where o.id = ${id}::uuid and o.buyer_id = ${ctx.viewer.id}::uuid and o.state = 'reserved' and o.method = 'card'`.execute(
    ctx.db,
  )
  const payment = rows[0]
  if (!payment || !payments) return null
  const checkout = await openOrRead(ctx, payment).catch((error: unknown) => {
    ctx.ports.log.warn({ orderId: id, error: String(error) }, 'payment provider did not answer')
    throw new Refused('UNAVAILABLE', 'payment_unavailable', 'The payment provider does not answer.', {
      retryAfterSeconds: 5,
    })
  })
  if (checkout.state === 'paid') await settlePayment(ctx, checkout)
  return checkout.state === 'open' ? checkout.url : null
}

/**
 * The same whenever it is asked for: Stripe takes a page that it made, and whose answer was lost, for another one where a
 * word of it differs, and refuses. Who pays at the last minute still has as long as a page lives at least.
 */
function endOf({ terms_accepted_at }: Payment, payMinutes: number): Date {
  const minutes = Math.min(payMinutes + SESSION_MINUTES, MOST_MINUTES)
  return new Date((terms_accepted_at?.getTime() ?? 0) + minutes * 60_000)
}

async function openOrRead(ctx: SignedIn, payment: Payment): Promise<Checkout> {
  const { payments } = ctx.ports
  if (!payments) throw new Error('There is no payment provider.')
  if (payment.session_id !== null) return payments.readCheckout(payment.session_id)
  const { sessionId, url } = await payments.openCheckout({
    orderId: payment.id,
    title: payment.title,
    email: payment.email,
    back: `${ctx.settings.siteUrl}/orders/${payment.id}?paid=1`,
    until: endOf(payment, ctx.settings.orders.payMinutes),
    ...{ cents: totalOf(payment), currency: payment.currency },
  })
  await ctx.db.updateTable('order_payments').set({ session_id: sessionId }).where('order_id', '=', payment.id).execute()
  return { state: 'open', url }
}
