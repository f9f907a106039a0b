import type { Context } from '../../../../context.ts'
import { sha256 } from '../../tokens/digest.ts'
import { AuthError } from '../auth-error.ts'
import { takeFromAuthLimit } from '../auth-limits.ts'
import type { UserRow } from '../users.queries.ts'

const MAIL_EVERY_SECONDS = 60

/**
 * Not more than one mail of a kind a minute to her; `sentAt` is when the last went out, by a clock that may have been set
 * back since. No error: it would tell that the address is known.
 */
export async function mayMailAgain(ctx: Context, user: Pick<UserRow, 'email'>, sentAt: Date | null): Promise<boolean> {
  if (wasJustMailed(ctx, sentAt)) return false
  return takeFromAuthLimit(ctx, 'mail', (await sha256(user.email)).slice(0, 32)).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AuthError) return false
      throw error
    },
  )
}

export const wasJustMailed = (ctx: Context, sentAt: Date | null): boolean =>
  sentAt !== null && Math.abs(ctx.now().getTime() - sentAt.getTime()) < MAIL_EVERY_SECONDS * 1000
