import type { Context } from '../../../context.ts'
import { AuthError } from './auth-error.ts'
import { noteHeldBack } from './note-refusal.ts'

/**
 * What is taken in a job, where nobody is answered: how long to wait for it; 0: it was there to take. On record as what a
 * request is held back for.
 */
export async function secondsHeldBack(ctx: Context, taking: Promise<void>): Promise<number> {
  try {
    await taking
    return 0
  } catch (error) {
    if (!(error instanceof AuthError) || error.more.retryAfterSeconds === undefined) throw error
    await noteHeldBack(ctx, error)
    return error.more.retryAfterSeconds
  }
}
