import type { Context } from '../../../../context.ts'
import { sha256 } from '../../tokens/digest.ts'
import { AuthError } from '../auth-error.ts'
import { takeFromAuthLimit } from '../auth-limits.ts'
import type { UserRow } from '../users.queries.ts'

export const MAIL_EVERY_SECONDS = 60

/** Not more than one mail a minute to her. No error: it would tell that the address is known. */
export async function mayMailAgain(ctx: Context, user: UserRow): Promise<boolean> {
  const sentAt = user.confirmation_sent_at?.getTime() ?? 0
  if (ctx.now().getTime() - sentAt < MAIL_EVERY_SECONDS * 1000) return false
  return takeFromAuthLimit(ctx, 'mail', (await sha256(user.email)).slice(0, 32)).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AuthError) return false
      throw error
    },
  )
}
