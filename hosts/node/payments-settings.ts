import { type OrderSettings, orderDefaults } from '@heraia/server/settings'
import { z } from 'zod'
import type { StripeSettings } from '../payments/stripe-calls.ts'

const length = (fallback: number) => z.coerce.number().positive().max(3650).default(fallback)

/** What of the environment is about orders and payments. */
export const paymentsEnvironment = {
  // Payments by card with Stripe; without them buyers and sellers arrange the payment.
  STRIPE_SECRET_KEY: z.string().optional(),
  // Of the webhook endpoint SITE_URL/api/payments/stripe.
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  // A server that speaks like Stripe, instead of Stripe.
  STRIPE_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
  // What the site keeps of each payment by card, in percent.
  STRIPE_FEE_PERCENT: z.coerce.number().min(0).max(50).default(orderDefaults.feePercent),
  // How long each state of an order lasts before it ends by itself.
  ORDER_OFFER_HOURS: length(orderDefaults.offerHours),
  ORDER_PAY_MINUTES: length(orderDefaults.payMinutes),
  ORDER_ARRANGE_DAYS: length(orderDefaults.arrangeDays),
  ORDER_SEND_DAYS: length(orderDefaults.sendDays),
  ORDER_RECEIVE_DAYS: length(orderDefaults.receiveDays),
  ORDER_APPROVE_HOURS: length(orderDefaults.approveHours),
  ORDER_DISPUTE_DAYS: length(orderDefaults.disputeDays),
  ORDER_REVIEW_DAYS: length(orderDefaults.reviewDays),
}

type Environment = z.infer<z.ZodObject<typeof paymentsEnvironment>>

export const readOrders = (env: Environment): OrderSettings => ({
  offerHours: env.ORDER_OFFER_HOURS,
  payMinutes: env.ORDER_PAY_MINUTES,
  arrangeDays: env.ORDER_ARRANGE_DAYS,
  sendDays: env.ORDER_SEND_DAYS,
  receiveDays: env.ORDER_RECEIVE_DAYS,
  approveHours: env.ORDER_APPROVE_HOURS,
  disputeDays: env.ORDER_DISPUTE_DAYS,
  reviewDays: env.ORDER_REVIEW_DAYS,
  feePercent: env.STRIPE_FEE_PERCENT,
})

/** Both keys or none: payments whose notices cannot be believed are not taken. */
export const readStripe = (env: Environment): StripeSettings | null =>
  env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
    ? {
        secretKey: env.STRIPE_SECRET_KEY,
        webhookSecret: env.STRIPE_WEBHOOK_SECRET,
        url: env.STRIPE_API_URL.replace(/\/+$/, ''),
      }
    : null
