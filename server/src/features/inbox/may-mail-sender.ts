import type { Context } from '../../context.ts'

/**
 * Nobody fills the mailbox of somebody else by our form: three confirmations an address and day. The message itself is
 * kept all the same.
 */
export async function mayMailSender(ctx: Context, email: string): Promise<boolean> {
  const points = Math.ceil(3 * ctx.settings.rateLimitFactor)
  const limit = { points, windowSeconds: 86_400 }
  const { retryAfterSeconds } = await ctx.ports.rateLimiter.take('form-mail', email, limit, true)
  return retryAfterSeconds === 0
}
