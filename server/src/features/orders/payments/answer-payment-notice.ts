import type { Answer } from '../../../http/handle-request.ts'
import { pathOf } from '../../../http/path-of.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { readBody } from '../../../http/read-body.ts'
import { tellChanged } from '../../../live/page-changes.ts'
import { settleChargeback } from './settle-chargeback.ts'
import { settlePayment } from './settle-payment.ts'

const PATH = '/api/payments/stripe'

/**
 * What the payment provider says by itself. Only what it signed, lately, counts. Everything it signed is answered with
 * 200, also what we do not know, or it would say it again for days; an error of ours is answered with 500, and it does.
 */
export const answerPaymentNotice: Answer = async (request, ctx) => {
  if (pathOf(request) !== PATH || request.method !== 'POST') return null
  // Anybody may send one. Of the provider's own come far fewer from each of its addresses, and it sends again what waits.
  await takeFromLimit(ctx, 'address', ctx.address)
  const { payments, log } = ctx.ports
  if (!payments) return new Response(null, { status: 404 })
  const body = await readBody(request, ctx.requestId)
  const notice = await payments.readNotice(body, request.headers.get('stripe-signature') ?? '', ctx.now())
  if (!notice) {
    log.warn({ requestId: ctx.requestId }, 'a payment notice was not signed by the provider')
    return Response.json({ received: false }, { status: 400 })
  }
  if (notice.kind === 'paid') {
    await settlePayment(ctx, notice)
    await tellChanged(ctx.ports.broadcast, { by: 'orders.paid', ids: [] })
  }
  if (notice.kind === 'chargeback') await settleChargeback(ctx, notice)
  if (notice.kind === 'account') {
    await ctx.db
      .updateTable('payout_accounts')
      .set({ ready: notice.ready, updated_at: ctx.now() })
      .where('account_id', '=', notice.accountId)
      .execute()
  }
  return Response.json({ received: true })
}
