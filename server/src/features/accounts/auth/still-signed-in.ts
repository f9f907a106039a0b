import type { Context } from '../../../context.ts'
import { goesOn, limitsNow } from '../sessions/session-limits.ts'
import { userBanned } from './auth-error.ts'
import { type Bearer, isBanned, sessionGone } from './bearer.ts'
import { isUuid } from './is-uuid.ts'
import { lockUser } from './users.queries.ts'

/**
 * What was begun in a session is done while that session lives. Once it has ended, by a new password, from another device
 * or at a sign-out, whoever held it must not go on with what he had begun; nor who was banned or suspended since, whose
 * sessions stay. Answers her, and what she has shown in it, as they are now. Her row is held from here on, as those do who end
 * her sessions or shut her out.
 */
export async function stillSignedIn(tx: Context, userId: string, sessionId: unknown): Promise<Bearer> {
  const user = await lockUser(tx.db, userId)
  const session =
    typeof sessionId === 'string' && isUuid(sessionId)
      ? await tx.db
          .selectFrom('auth_sessions as s')
          .innerJoin('users as u', 'u.id', 's.user_id')
          .select(['s.id', 's.aal', 's.amr', 's.created_at'])
          .where('s.id', '=', sessionId)
          .where('s.user_id', '=', userId)
          .where(goesOn(limitsNow(tx)))
          .executeTakeFirst()
      : undefined
  if (!session) throw sessionGone()
  if (isBanned(user, tx.now())) throw userBanned()
  return { user, session }
}
