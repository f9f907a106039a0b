import type { Context } from '../../../../context.ts'
import { takeSmsOfJob } from '../auth-limits.ts'
import { secondsHeldBack } from '../seconds-held-back.ts'

/**
 * In a job that is about to send to this phone. What is held back stays away: a code counts for a minute, and who waits asks
 * again. A try that failed counts too, for it may have cost.
 */
export const maySendSms = async (ctx: Context, phone: string): Promise<boolean> =>
  (await secondsHeldBack(ctx, takeSmsOfJob(ctx, phone))) === 0
