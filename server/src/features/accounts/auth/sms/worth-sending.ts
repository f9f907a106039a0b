import { z } from 'zod'
import type { Context } from '../../../../context.ts'

/** In the payload of a job that sends a code: when it was asked for. */
export const AskedAt = z.coerce.date()

/** So long a code counts: who waits longer has asked for another, which a code that comes late would end. */
const WORTH_SENDING_MS = 60_000

export const isWorthSending = (ctx: Context, askedAt: Date): boolean =>
  ctx.now().getTime() - askedAt.getTime() <= WORTH_SENDING_MS
