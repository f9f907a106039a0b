import type { Context } from '../../../context.ts'
import { goesOn, limitsNow } from '../sessions/session-limits.ts'
import { sessionGone } from './bearer.ts'
import { isUuid } from './factors/factors.queries.ts'

/**
 * What was begun in a session is done while that session lives. Once it has ended, by a new password, from another device
 * or at a sign-out, whoever held it must not go on with what he had begun.
 */
export async function stillSignedIn(tx: Context, userId: string, sessionId: unknown): Promise<void> {
  const session =
    typeof sessionId === 'string' && isUuid(sessionId)
      ? await tx.db
          .selectFrom('auth_sessions as s')
          .innerJoin('users as u', 'u.id', 's.user_id')
          .select('s.id')
          .where('s.id', '=', sessionId)
          .where('s.user_id', '=', userId)
          .where(goesOn(limitsNow(tx)))
          .executeTakeFirst()
      : undefined
  if (!session) throw sessionGone()
}
