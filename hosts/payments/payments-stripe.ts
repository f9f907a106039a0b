import type { ChargebackSaid, Checkout, Paid, PaymentNotice, Payments } from '@heraia/server/ports'
import { z } from 'zod'
import { type StripeCalls, StripeRefused, type StripeSettings, stripeCalls } from './stripe-calls.ts'
import { isSignedByStripe } from './stripe-signature.ts'

const session = z.object({
  id: z.string(),
  url: z.string().nullable(),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.string(),
  payment_intent: z.string().nullable(),
  client_reference_id: z.string().nullable(),
  amount_total: z.number().int().nullable(),
  currency: z.string().nullable(),
})
type Session = z.infer<typeof session>

const account = z.object({
  id: z.string(),
  payouts_enabled: z.boolean().optional(),
  capabilities: z.object({ transfers: z.string().optional() }).optional(),
})
const made = z.object({ id: z.string() })

/**
 * Stripe Checkout and Connect. The money is the site's until it is released (separate charges and transfers), so that
 * it can still go back when something is wrong with what was bought.
 */
export function paymentsStripe(settings: StripeSettings): Payments {
  const stripe = stripeCalls(settings)
  return {
    openAccount: async ({ id, email }) => {
      const parameters = {
        ...{ type: 'express', email: email || undefined, metadata: { person_id: id } },
        capabilities: { transfers: { requested: true } },
      }
      return (await stripe.post(made, '/v1/accounts', parameters, `account-${id}`)).id
    },
    setUpUrl: async (accountId, back) => {
      const parameters = { account: accountId, type: 'account_onboarding', return_url: back, refresh_url: back }
      return (await stripe.post(z.object({ url: z.string() }), '/v1/account_links', parameters)).url
    },
    isAccountReady: async (accountId) => isReady(await stripe.get(account, `/v1/accounts/${accountId}`)),
    openCheckout: async ({ orderId, title, email, back, until, cents, currency }) => {
      const price = { currency: currency.toLowerCase(), unit_amount: cents, product_data: { name: title } }
      const about = { order_id: orderId }
      const parameters = {
        ...{ mode: 'payment', client_reference_id: orderId, customer_email: email || undefined, metadata: about },
        line_items: [{ quantity: 1, price_data: price }],
        payment_intent_data: { transfer_group: groupOf(orderId), metadata: about },
        ...{ success_url: back, cancel_url: back, expires_at: Math.floor(until.getTime() / 1000) },
      }
      const opened = await stripe.post(session, '/v1/checkout/sessions', parameters, `checkout-${orderId}`)
      return { sessionId: opened.id, url: opened.url ?? '' }
    },
    readCheckout: async (sessionId) => showCheckout(await stripe.get(session, `/v1/checkout/sessions/${sessionId}`)),
    endCheckout: async (sessionId) => {
      const path = `/v1/checkout/sessions/${sessionId}`
      const ended = await stripe.post(session, `${path}/expire`, {}).catch((error: unknown) => {
        // It ended before, or she has paid.
        if (error instanceof StripeRefused && error.status === 400) return stripe.get(session, path)
        throw error
      })
      return showCheckout(ended)
    },
    refund: async ({ orderId, intentId }) => {
      const parameters = { payment_intent: intentId, metadata: { order_id: orderId } }
      await stripe.post(made, '/v1/refunds', parameters, `refund-${orderId}`).catch((error: unknown) => {
        if (error instanceof StripeRefused && error.code === 'charge_already_refunded') return
        throw error
      })
    },
    release: async ({ orderId, intentId, accountId, cents, currency }) => {
      if (cents <= 0 || (await isReleased(stripe, orderId))) return
      const { latest_charge: charge } = await stripe.get(
        z.object({ latest_charge: z.string() }),
        `/v1/payment_intents/${intentId}`,
      )
      const parameters = {
        ...{ amount: cents, currency: currency.toLowerCase(), destination: accountId },
        ...{ source_transaction: charge, transfer_group: groupOf(orderId), metadata: { order_id: orderId } },
      }
      await stripe.post(made, '/v1/transfers', parameters, `release-${orderId}`)
    },
    readNotice: async (body, signature, now) =>
      (await isSignedByStripe(body, signature, settings.webhookSecret, now)) ? showNotice(body) : null,
  }
}

const groupOf = (orderId: string): string => `order-${orderId}`

/** A key of ours is forgotten after a day; what was sent stands here for ever. */
async function isReleased(stripe: StripeCalls, orderId: string): Promise<boolean> {
  const sent = z.object({ data: z.array(made) })
  const { data } = await stripe.get(sent, `/v1/transfers?transfer_group=${groupOf(orderId)}&limit=1`)
  return data.length > 0
}

const isReady = (read: z.infer<typeof account>): boolean =>
  read.payouts_enabled === true && read.capabilities?.transfers === 'active'

function showCheckout(read: Session): Checkout {
  const paid = paidOf(read)
  if (paid) return { state: 'paid', ...paid }
  return read.status === 'open' && read.url ? { state: 'open', url: read.url } : { state: 'ended' }
}

/** null: nothing was paid, or not yet: some ways to pay take days. */
function paidOf(read: Session): Paid | null {
  const { payment_intent: intentId, client_reference_id: orderId, amount_total: cents, currency } = read
  if (read.payment_status !== 'paid' || !intentId || !orderId || cents === null || !currency) return null
  return { orderId, sessionId: read.id, intentId, cents, currency: currency.toUpperCase() }
}

const event = z.object({ type: z.string(), data: z.object({ object: z.unknown() }) })

function showNotice(body: string): PaymentNotice {
  const read = event.safeParse(parsed(body))
  if (!read.success) return { kind: 'other' }
  const { type, data } = read.data
  if (type === 'checkout.session.completed' || type === 'checkout.session.async_payment_succeeded') {
    const paid = session.safeParse(data.object)
    const money = paid.success ? paidOf(paid.data) : null
    return money ? { kind: 'paid', ...money } : { kind: 'other' }
  }
  if (type.startsWith('charge.dispute.')) return showChargeback(data.object)
  if (type === 'account.updated') {
    const changed = account.safeParse(data.object)
    if (changed.success) return { kind: 'account', accountId: changed.data.id, ready: isReady(changed.data) }
  }
  return { kind: 'other' }
}

const dispute = z.object({
  id: z.string(),
  payment_intent: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  reason: z.string(),
  status: z.string(),
  evidence_details: z.object({ due_by: z.number().nullish() }).nullish(),
})

/** Stripe's words for where a dispute stands; an inquiry that was closed took nothing. */
const standing: Record<string, ChargebackSaid['state']> = {
  ...{ needs_response: 'open', under_review: 'open', warning_needs_response: 'open', warning_under_review: 'open' },
  ...{ won: 'won', warning_closed: 'won', lost: 'lost' },
}

function showChargeback(object: unknown): PaymentNotice {
  const read = dispute.safeParse(object)
  const state = read.success ? standing[read.data.status] : undefined
  if (!read.success || !state) return { kind: 'other' }
  const {
    id: reference,
    payment_intent: intentId,
    amount: cents,
    currency,
    reason,
    evidence_details: evidence,
  } = read.data
  const answerBy = evidence?.due_by ? new Date(evidence.due_by * 1000) : null
  return { kind: 'chargeback', reference, intentId, state, reason, answerBy, cents, currency: currency.toUpperCase() }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
