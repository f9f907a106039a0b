import type { Context } from '../../../../context.ts'
import type { Settings } from '../../../../settings.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError, invalid } from '../auth-error.ts'
import { isUuid } from '../is-uuid.ts'

const CHALLENGE_SECONDS = 300

export function requirePasskeys({ auth }: Settings): void {
  if (!auth.passkeys) throw new AuthError(422, 'passkey_disabled', 'Passkeys are disabled')
}

/** What the passkey shall sign. `userId` null: to sign in, nobody said who she is. */
export async function keepChallenge(ctx: Context, userId: string | null, challenge: string) {
  const id = crypto.randomUUID()
  const now = ctx.now()
  const expiresAt = new Date(now.getTime() + CHALLENGE_SECONDS * 1000)
  await ctx.db
    .insertInto('passkey_challenges')
    .values({ id, user_id: userId, challenge, created_at: now, expires_at: expiresAt })
    .execute()
  return { challenge_id: id, expires_at: Math.floor(expiresAt.getTime() / 1000) }
}

/** Each is answered once, rightly or not. */
export async function takeChallenge(ctx: Context, id: string, userId: string | null): Promise<string> {
  if (!isUuid(id)) throw invalid('challenge_id must be a UUID')
  const taken = await ctx.db
    .deleteFrom('passkey_challenges')
    .where('id', '=', id)
    .where((row) => (userId === null ? row('user_id', 'is', null) : row('user_id', '=', userId)))
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst()
  if (!taken || taken.expires_at <= ctx.now()) {
    const action = userId === null ? 'session.refused' : 'passkey.refused'
    await writeAudit(ctx, { action, actorId: userId, subjectId: userId, details: { method: 'passkey' } })
    throw new AuthError(422, 'webauthn_challenge_expired', 'The challenge has expired, ask for another')
  }
  return taken.challenge
}
