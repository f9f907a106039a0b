import type { Context } from '../../../context.ts'
import { settlePayment } from './settle-payment.ts'

/** Nobody can pay any more what is not held for her. Who had paid already is heard of here, if not before. */
export async function endCheckout(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const { payments } = ctx.ports
  if (!payments) return
  const payment = await ctx.db
    .selectFrom('order_payments')
    .select(['session_id', 'intent_id'])
    .where('order_id', '=', String(payload.orderId))
    .executeTakeFirst()
  if (!payment?.session_id || payment.intent_id !== null) return
  const checkout = await payments.endCheckout(payment.session_id)
  if (checkout.state === 'paid') await settlePayment(ctx, checkout)
}
