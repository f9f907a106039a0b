import type { Context } from '../../../context.ts'

const ONCE = { points: 1, windowSeconds: 3600 }

/**
 * Whether it is the first time within an hour, on any process. For what a program may ask over and over and what is to
 * be on record: the log is not theirs to fill.
 */
export async function isFirstInHour({ ports }: Context, what: string, key: string): Promise<boolean> {
  return (await ports.rateLimiter.take(`audit.${what}`, key, ONCE, true)).retryAfterSeconds === 0
}
