import type { Context } from '../../../context.ts'
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
          .selectFrom('auth_sessions')
          .select('id')
          .where('id', '=', sessionId)
          .where('user_id', '=', userId)
          .executeTakeFirst()
      : undefined
  if (!session) throw sessionGone()
}
