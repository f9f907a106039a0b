import type { Context } from '../../../context.ts'
import { takePoint } from '../../../http/rate-limits.ts'
import type { RateLimit } from '../../../ports.ts'
import { AuthError, type AuthErrorMore } from './auth-error.ts'

const MINUTE = 60
const FIVE_MINUTES = 300
const QUARTER = 900
const HOUR = 3600

/** Every limit of the auth endpoints' own. They hold across processes and restarts. */
export const authLimits = {
  // Per network address.
  token: { points: 150, windowSeconds: FIVE_MINUTES },
  verify: { points: 30, windowSeconds: FIVE_MINUTES },
  signUp: { points: 30, windowSeconds: FIVE_MINUTES },
  anonymous: { points: 30, windowSeconds: HOUR },
  otp: { points: 30, windowSeconds: FIVE_MINUTES },
  magicLink: { points: 30, windowSeconds: FIVE_MINUTES },
  resend: { points: 30, windowSeconds: FIVE_MINUTES },
  recover: { points: 30, windowSeconds: FIVE_MINUTES },
  updateUser: { points: 30, windowSeconds: FIVE_MINUTES },
  reauthenticate: { points: 30, windowSeconds: FIVE_MINUTES },
  authorize: { points: 60, windowSeconds: FIVE_MINUTES },
  factors: { points: 15, windowSeconds: MINUTE },
  web3: { points: 30, windowSeconds: FIVE_MINUTES },
  sso: { points: 30, windowSeconds: FIVE_MINUTES },
  acs: { points: 15, windowSeconds: FIVE_MINUTES },
  passkeys: { points: 30, windowSeconds: FIVE_MINUTES },
  oauthClients: { points: 10, windowSeconds: FIVE_MINUTES },
  // Per account or address, wherever from.
  /** Passwords tried. */
  password: { points: 30, windowSeconds: QUARTER },
  /** Digits tried, beside those counted on each code. */
  code: { points: 30, windowSeconds: QUARTER },
  /** Answers to the challenges of her second factors. */
  factor: { points: 30, windowSeconds: QUARTER },
  /** To an account's address. Only members fill it, so what it refuses is never said to anybody else. */
  mail: { points: 10, windowSeconds: HOUR },
  /** To an address that somebody wants for an account, whosever it is: this is said, and counted alike of all. */
  mailWanted: { points: 10, windowSeconds: HOUR },
  sms: { points: 10, windowSeconds: HOUR },
  /** One mail of a kind, one SMS. */
  mailEvery: { points: 1, windowSeconds: MINUTE },
  smsEvery: { points: 1, windowSeconds: MINUTE },
  // Of everybody together: so wide that nobody meets it but who has others pay for what is sent.
  mailOfAll: { points: 3000, windowSeconds: HOUR },
  smsOfAll: { points: 1000, windowSeconds: HOUR },
} satisfies Record<string, RateLimit>

export type AuthLimit = keyof typeof authLimits

export async function takeFromAuthLimit(ctx: Context, bucket: AuthLimit, key: string): Promise<void> {
  const { windowSeconds, points: usual } = authLimits[bucket]
  const points = Math.ceil((ctx.settings.auth.rates[bucket] ?? usual) * ctx.settings.rateLimitFactor)
  const limit = { points, windowSeconds }
  const { retryAfterSeconds } = await ctx.ports.rateLimiter.take(`auth.${bucket}`, key, limit, true)
  if (retryAfterSeconds === 0) return
  ctx.ports.metrics.count('rate_limited_total', { bucket: `auth.${bucket}` })
  ctx.ports.log.info({ requestId: ctx.requestId, bucket }, 'auth rate limit reached')
  throw refusalOf(bucket, { retryAfterSeconds, limit: { bucket, key } })
}

/**
 * What anything that is asked takes from first, as with the rest of the API but apart from it: of many endpoints it is the
 * only limit. Counted in memory and not on record, so that a flood costs the database nothing.
 */
export async function takeFromAddress(ctx: Context): Promise<void> {
  const retryAfterSeconds = await takePoint(ctx, 'account', ctx.address)
  if (retryAfterSeconds > 0) throw tooMany({ retryAfterSeconds })
}

const tooMany = (more: AuthErrorMore): AuthError =>
  new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', more)

function refusalOf(bucket: AuthLimit, more: AuthErrorMore): AuthError {
  const soon = `For security purposes, you can only request this after ${more.retryAfterSeconds} seconds.`
  switch (bucket) {
    case 'mail':
    case 'mailWanted':
    case 'mailOfAll':
      return new AuthError(429, 'over_email_send_rate_limit', 'email rate limit exceeded', more)
    case 'mailEvery':
      return new AuthError(429, 'over_email_send_rate_limit', soon, more)
    case 'sms':
    case 'smsOfAll':
      return new AuthError(429, 'over_sms_send_rate_limit', 'SMS rate limit exceeded', more)
    case 'smsEvery':
      return new AuthError(429, 'over_sms_send_rate_limit', soon, more)
    default:
      return tooMany(more)
  }
}

/** Whether there was something left to take: where the answer is given already, what is over the limit is not sent. */
export const mayTake = (ctx: Context, bucket: AuthLimit, key: string): Promise<boolean> =>
  takeFromAuthLimit(ctx, bucket, key).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AuthError) return false
      throw error
    },
  )

/**
 * Asked by somebody for this address, known or not: counted alike, so that it tells nothing. What everybody together is
 * sent is counted where something is sent (`mayMailOfAll`): else who asks for made-up addresses would close it for all.
 */
export const takeMailTurn = async (ctx: Context, kind: string, address: string): Promise<void> =>
  takeFromAuthLimit(ctx, 'mailEvery', `${kind}:${await accountKey(ctx, address)}`)

/** By who is signed in, so that a mail goes out for certain. */
export const takeMailOfAll = (ctx: Context): Promise<void> => takeFromAuthLimit(ctx, 'mailOfAll', 'all')

export const mayMailOfAll = (ctx: Context): Promise<boolean> => mayTake(ctx, 'mailOfAll', 'all')

/** What follows sends one to this phone for certain. */
export async function takeSmsTurn(ctx: Context, phone: string): Promise<void> {
  await takeSmsAsked(ctx, phone)
  await takeSmsOfAll(ctx)
}

/** Asked by somebody for this phone, known or not. */
export const takeSmsAsked = async (ctx: Context, phone: string): Promise<void> =>
  takeSmsOf(ctx, await accountKey(ctx, phone))

/** By who is signed in, to a phone that is hers for certain: nobody else takes from it, nor keeps her out by asking. */
export const takeOwnSmsTurn = (ctx: Context, userId: string): Promise<void> => takeSmsOf(ctx, `own:${userId}`)

async function takeSmsOf(ctx: Context, key: string): Promise<void> {
  await takeFromAuthLimit(ctx, 'smsEvery', key)
  await takeFromAuthLimit(ctx, 'sms', key)
}

export const takeSmsOfAll = (ctx: Context): Promise<void> => takeFromAuthLimit(ctx, 'smsOfAll', 'all')

/** Once more to a phone where one waits; whether it does, a job finds out, and counts it there. */
export const takeSmsAgainTurn = async (ctx: Context, phone: string): Promise<void> =>
  takeFromAuthLimit(ctx, 'smsEvery', `again:${await accountKey(ctx, phone)}`)

export const mayText = async (ctx: Context, phone: string): Promise<boolean> =>
  (await mayTake(ctx, 'sms', await accountKey(ctx, phone))) && (await mayTake(ctx, 'smsOfAll', 'all'))

/** Of an email address, phone or account. */
export const accountKey = async ({ ports }: Context, name: string): Promise<string> =>
  (await ports.digests.sha256(name)).slice(0, 32)
