import type { Context } from '../../../context.ts'
import type { RateLimit } from '../../../ports.ts'
import { AuthError } from './auth-error.ts'

const FIVE_MINUTES = 300

/** Every limit of the auth endpoints: per address, but for the last two. They hold across processes and restarts. */
export const authLimits = {
  token: { points: 150, windowSeconds: FIVE_MINUTES },
  verify: { points: 30, windowSeconds: FIVE_MINUTES },
  signUp: { points: 30, windowSeconds: FIVE_MINUTES },
  resend: { points: 30, windowSeconds: FIVE_MINUTES },
  recover: { points: 30, windowSeconds: FIVE_MINUTES },
  updateUser: { points: 30, windowSeconds: FIVE_MINUTES },
  /** Passwords tried on one account, wherever from. */
  password: { points: 30, windowSeconds: 900 },
  /** Mails to one address, wherever asked from. */
  mail: { points: 10, windowSeconds: 3600 },
} satisfies Record<string, RateLimit>

export type AuthLimit = keyof typeof authLimits

export async function takeFromAuthLimit(ctx: Context, bucket: AuthLimit, key: string): Promise<void> {
  const limit = authLimits[bucket]
  const points = Math.ceil(limit.points * ctx.settings.rateLimitFactor)
  const { retryAfterSeconds } = await ctx.ports.rateLimiter.take(`auth.${bucket}`, key, { ...limit, points }, true)
  if (retryAfterSeconds === 0) return
  ctx.ports.metrics.count('rate_limited_total', { bucket: `auth.${bucket}` })
  ctx.ports.log.info({ requestId: ctx.requestId, bucket }, 'auth rate limit reached')
  if (bucket === 'mail') {
    throw new AuthError(429, 'over_email_send_rate_limit', 'email rate limit exceeded', { retryAfterSeconds })
  }
  throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', { retryAfterSeconds })
}

/** A home gets a whole /64 of IPv6 addresses: they count as one. */
export const addressKey = (address: string): string =>
  address.includes(':') && !address.includes('.') ? `${address.split(':').slice(0, 4).join(':')}::/64` : address
