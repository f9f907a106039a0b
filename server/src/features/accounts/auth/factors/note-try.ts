import type { Context } from '../../../../context.ts'
import { tellOfTries } from '../../mails/tell-of-ways.ts'
import type { Bearer } from '../bearer.ts'
import { isByPasswordAlone } from './take-answer-turn.ts'

/** One less than are told of; the second for who has the patience to stay below the first. */
const TRIES = { points: 9, windowSeconds: 900 }
const OF_A_DAY = { points: 49, windowSeconds: 86_400 }
const ONCE_A_DAY = { points: 1, windowSeconds: 86_400 }

/**
 * A wrong answer to a second factor of hers. Who guesses on for months is in her account one day; the new sign-in, if it was
 * one, was told her once. So ten within a quarter of an hour, or fifty in a day, are told by mail, at most once a day.
 */
export async function noteTry(ctx: Context, bearer: Bearer): Promise<void> {
  const { user } = bearer
  if (!user.has_second_factor || !isByPasswordAlone(bearer)) return
  const { rateLimiter } = ctx.ports
  const few = await rateLimiter.take('told.factor_tries', user.id, TRIES, true)
  const ofDay = await rateLimiter.take('told.factor_tries_of_day', user.id, OF_A_DAY, true)
  if (few.retryAfterSeconds === 0 && ofDay.retryAfterSeconds === 0) return
  const isToldToday = (await rateLimiter.take('told.factor_tried', user.id, ONCE_A_DAY, true)).retryAfterSeconds > 0
  if (!isToldToday) await tellOfTries(ctx, user)
}
