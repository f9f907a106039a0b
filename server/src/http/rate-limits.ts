import type { Context } from '../context.ts'
import type { RateLimit } from '../ports.ts'
import { Refused } from '../refused.ts'
import { addressKey } from './address-key.ts'

/** Every limit of the product's API in one place. A bucket counts per person, or per address for strangers. */
export const limits = {
  address: { points: 3000, windowSeconds: 60 },
  // Of its own: who looks round until `address` is empty keeps nobody beside her from signing in.
  account: { points: 3000, windowSeconds: 60 },
  person: { points: 900, windowSeconds: 60 },
  publish: { points: 30, windowSeconds: 300 },
  comment: { points: 60, windowSeconds: 300 },
  message: { points: 120, windowSeconds: 60 },
  newConversation: { points: 40, windowSeconds: 3600 },
  follow: { points: 200, windowSeconds: 3600 },
  like: { points: 300, windowSeconds: 300 },
  achievement: { points: 60, windowSeconds: 3600 },
  affiliation: { points: 20, windowSeconds: 3600 },
  achievementRequest: { points: 20, windowSeconds: 3600 },
  verificationRequest: { points: 20, windowSeconds: 3600 },
  listing: { points: 60, windowSeconds: 3600 },
  listingDraft: { points: 120, windowSeconds: 300 },
  order: { points: 120, windowSeconds: 3600 },
  blockList: { points: 50, windowSeconds: 3600 },
  report: { points: 20, windowSeconds: 3600 },
  team: { points: 120, windowSeconds: 3600 },
  teamInvitation: { points: 100, windowSeconds: 3600 },
  application: { points: 30, windowSeconds: 3600 },
  results: { points: 200, windowSeconds: 300 },
  import: { points: 240, windowSeconds: 3600 },
  export: { points: 5, windowSeconds: 3600 },
  invitation: { points: 30, windowSeconds: 3600 },
  invitationLook: { points: 30, windowSeconds: 600 },
  stopMails: { points: 60, windowSeconds: 3600 },
  push: { points: 60, windowSeconds: 3600 },
  linkCheck: { points: 30, windowSeconds: 3600 },
  viewAs: { points: 300, windowSeconds: 300 },
  typing: { points: 60, windowSeconds: 60 },
  form: { points: 8, windowSeconds: 600 },
  upload: { points: 200, windowSeconds: 3600 },
  media: { points: 6000, windowSeconds: 60 },
} satisfies Record<string, RateLimit>

/** Takes a point; how many seconds to wait, 0 where it was there to take. */
export async function takePoint(ctx: Context, bucket: keyof typeof limits, key: string): Promise<number> {
  const limit = limits[bucket]
  const points = Math.ceil(limit.points * ctx.settings.rateLimitFactor)
  const { retryAfterSeconds } = await ctx.ports.rateLimiter.take(bucket, addressKey(key), { ...limit, points })
  if (retryAfterSeconds > 0) ctx.ports.metrics.count('rate_limited_total', { bucket })
  return retryAfterSeconds
}

export async function takeFromLimit(
  ctx: Context,
  bucket: keyof typeof limits,
  key: string = ctx.viewer?.id ?? ctx.address,
): Promise<void> {
  const retryAfterSeconds = await takePoint(ctx, bucket, key)
  if (retryAfterSeconds > 0) {
    throw new Refused('TOO_MANY_REQUESTS', 'too_many_requests', 'Too many requests.', { retryAfterSeconds })
  }
}
