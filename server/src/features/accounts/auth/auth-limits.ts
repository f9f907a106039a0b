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
  /** Passwords tried, and refused. */
  password: { points: 30, windowSeconds: QUARTER },
  /** Digits tried and refused, beside those counted on each code. */
  code: { points: 30, windowSeconds: QUARTER },
  /** The same once she is in, to change her password or to leave: nobody else fills these. */
  passwordOwn: { points: 30, windowSeconds: QUARTER },
  codeOwn: { points: 30, windowSeconds: QUARTER },
  /** Digits of her second factors, where nothing but her password was shown: who knows that fills it. */
  factor: { points: 30, windowSeconds: QUARTER },
  /** The same of who came in otherwise, by her mail or a provider, or has shown one: nobody else fills it. */
  factorOwn: { points: 30, windowSeconds: QUARTER },
  /** Answers that nobody guesses, a key's and recovery codes, of one session. */
  factorOfSession: { points: 30, windowSeconds: QUARTER },
  /** To an account's address, filled by whoever asks for it. What it refuses is never said: it tells that there is one. */
  mail: { points: 10, windowSeconds: HOUR },
  /** To her own address, asked for in a session of hers: nobody else fills it. */
  mailOwn: { points: 10, windowSeconds: HOUR },
  /** To an address that somebody wants for an account, whosever it is: this is said, and counted alike of all. */
  mailWanted: { points: 10, windowSeconds: HOUR },
  /** To the phone of somebody who is known, or waits. As of mails: what it refuses is never said. */
  sms: { points: 10, windowSeconds: HOUR },
  /** To a phone that gets an SMS whosever it is: this is said, and counted alike of all. */
  smsWanted: { points: 10, windowSeconds: HOUR },
  /** To a phone that she showed to be hers, once her first factor let her in: nobody else fills it. */
  smsOwn: { points: 10, windowSeconds: HOUR },
  /** One mail of a kind, one SMS. */
  mailEvery: { points: 1, windowSeconds: MINUTE },
  smsEvery: { points: 1, windowSeconds: MINUTE },
  smsOwnEvery: { points: 1, windowSeconds: MINUTE },
  // Of everybody together: so wide that nobody meets it but who has others pay for what is sent. What goes out counts, and
  // nothing else: what is only asked for would close these to everybody at no cost.
  /** To addresses that members showed to be theirs. Never said: such a mail waits. */
  mailOfAll: { points: 3000, windowSeconds: HOUR },
  /** To all other addresses, those that somebody made up among them: they are not to keep members from their mails. */
  mailUnprovenOfAll: { points: 3000, windowSeconds: HOUR },
  /** Of these, what waits for the next hour, a third of them; what comes beyond goes nowhere. */
  mailUnprovenWaits: { points: 1000, windowSeconds: HOUR },
  /** `mailOwn` and `smsOwn` of all: who is in is told, and nobody else fills them. */
  mailOwnOfAll: { points: 3000, windowSeconds: HOUR },
  smsOfAll: { points: 1000, windowSeconds: HOUR },
  smsOwnOfAll: { points: 1000, windowSeconds: HOUR },
} satisfies Record<string, RateLimit>

export type AuthLimit = keyof typeof authLimits

/** These were one with another limit once: an operator who set that has set them too, unless he sets them themselves. */
const setWith: Partial<Record<AuthLimit, AuthLimit>> = {
  ...{ mailOwn: 'mail', mailWanted: 'mail', smsOwn: 'sms', smsWanted: 'sms', smsOwnEvery: 'smsEvery' },
  ...{ passwordOwn: 'password', codeOwn: 'code', factorOwn: 'factor', factorOfSession: 'factor' },
  ...{ mailUnprovenOfAll: 'mailOfAll', mailOwnOfAll: 'mailOfAll', smsOwnOfAll: 'smsOfAll' },
}

const pointsOf = ({ settings }: Context, bucket: AuthLimit): number =>
  Math.ceil(saidOf(settings.auth.rates, bucket) * settings.rateLimitFactor)

function saidOf(rates: Partial<Record<AuthLimit, number>>, bucket: AuthLimit): number {
  const first = setWith[bucket]
  const said = rates[bucket] ?? (first && rates[first])
  if (said !== undefined) return said
  // They are to go out in the next hour beside what is new then, however few go out.
  return bucket === 'mailUnprovenWaits' ? saidOf(rates, 'mailUnprovenOfAll') / 3 : authLimits[bucket].points
}

const limitOf = (ctx: Context, bucket: AuthLimit): RateLimit => ({
  points: pointsOf(ctx, bucket),
  windowSeconds: authLimits[bucket].windowSeconds,
})

/** She was right: what others may try is not to tell how often she comes in. */
export const giveBack = (ctx: Context, bucket: 'password' | 'code', key: string): void =>
  ctx.ports.rateLimiter.giveBack(`auth.${bucket}`, key, limitOf(ctx, bucket))

export async function takeFromAuthLimit(ctx: Context, bucket: AuthLimit, key: string): Promise<void> {
  const limit = limitOf(ctx, bucket)
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
    case 'mailOwn':
    case 'mailWanted':
    case 'mailOfAll':
    case 'mailUnprovenOfAll':
    case 'mailUnprovenWaits':
    case 'mailOwnOfAll':
      return new AuthError(429, 'over_email_send_rate_limit', 'email rate limit exceeded', more)
    case 'mailEvery':
      return new AuthError(429, 'over_email_send_rate_limit', soon, more)
    case 'sms':
    case 'smsWanted':
    case 'smsOwn':
    case 'smsOfAll':
    case 'smsOwnOfAll':
      return new AuthError(429, 'over_sms_send_rate_limit', 'SMS rate limit exceeded', more)
    case 'smsEvery':
    case 'smsOwnEvery':
      return new AuthError(429, 'over_sms_send_rate_limit', soon, more)
    default:
      return tooMany(more)
  }
}

/** Asked by somebody for this address, known or not: counted alike, so that it tells nothing. A job sees what goes out. */
export const takeMailTurn = async (ctx: Context, kind: string, address: string): Promise<void> =>
  takeFromAuthLimit(ctx, 'mailEvery', `${kind}:${await accountKey(ctx, address)}`)

/** In the job that is about to send it. */
export const takeMailOfAll = (ctx: Context, isProven: boolean): Promise<void> =>
  takeFromAuthLimit(ctx, isProven ? 'mailOfAll' : 'mailUnprovenOfAll', 'all')

export const takeWaitOfUnproven = (ctx: Context): Promise<void> => takeFromAuthLimit(ctx, 'mailUnprovenWaits', 'all')

/** To her address, asked for in a session of hers. Until it is proven it may be made up, and is counted among those. */
export async function takeOwnMailTurn(ctx: Context, user: { id: string; email_unproven: boolean }): Promise<void> {
  await takeFromAuthLimit(ctx, 'mailOwn', user.id)
  if (user.email_unproven) await takeMailOfAll(ctx, false)
  else await takeFromAuthLimit(ctx, 'mailOwnOfAll', 'all')
}

/** The same of a phone, where perhaps nothing goes out: apart from what does, or strangers would keep SMS from her. */
export const askForSms = async (ctx: Context, kind: string, phone: string): Promise<void> =>
  takeFromAuthLimit(ctx, 'smsEvery', `${kind}:${await accountKey(ctx, phone)}`)

/** Where an SMS goes to this phone in the request, whosever it is. */
export async function takeSmsTurn(ctx: Context, phone: string): Promise<void> {
  const key = await accountKey(ctx, phone)
  await takeFromAuthLimit(ctx, 'smsEvery', key)
  await takeForSent(ctx, phone, 'smsWanted', key, 'smsOfAll')
}

/**
 * The same to a phone that is hers: counted for her factor, or her account, since anybody may ask for her phone; and apart
 * from what goes to any phone, since anybody may use that up.
 */
export async function takeOwnSmsTurn(ctx: Context, ownId: string, phone: string): Promise<void> {
  await takeFromAuthLimit(ctx, 'smsOwnEvery', ownId)
  await takeForSent(ctx, phone, 'smsOwn', ownId, 'smsOwnOfAll')
}

/** In a job that is about to send: not among those of which is told, which would tell whose phone it is. */
export const takeSmsOfJob = async (ctx: Context, phone: string): Promise<void> =>
  takeForSent(ctx, phone, 'sms', await accountKey(ctx, phone), 'smsOfAll')

async function takeForSent(ctx: Context, phone: string, bucket: AuthLimit, key: string, ofAll: AuthLimit) {
  if (phone in ctx.settings.auth.testOtp) return
  await takeFromAuthLimit(ctx, bucket, key)
  await takeFromAuthLimit(ctx, ofAll, 'all')
}

/** Of an email address, phone or account. */
export const accountKey = async ({ ports }: Context, name: string): Promise<string> =>
  (await ports.digests.sha256(name)).slice(0, 32)
