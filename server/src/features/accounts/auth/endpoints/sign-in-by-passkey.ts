import { type Context, inTransaction } from '../../../../context.ts'
import { startSession } from '../../sessions/start-session.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError, bannedFrom } from '../auth-error.ts'
import { type AuthRequest, textOf } from '../auth-request.ts'
import { isBanned } from '../bearer.ts'
import { relyingParty } from '../factors/relying-party.ts'
import { checkAssertion, credentialIdOf, requestOptions } from '../factors/web-authn.ts'
import { keepChallenge, requirePasskeys, takeChallenge } from '../passkeys/passkey-challenge.ts'
import { credentialOf, type PasskeyRow } from '../passkeys/passkeys.queries.ts'
import { showSession } from '../session.view.ts'
import { lockUser, type UserRow, userById } from '../users.queries.ts'

/** Names no credential: her browser offers the passkeys of this site that it has. */
export async function passkeyRequestOptions({ ctx }: AuthRequest): Promise<Response> {
  requirePasskeys(ctx.settings)
  const options = await requestOptions(relyingParty(ctx.settings))
  return Response.json({ ...(await keepChallenge(ctx, null, options.challenge)), options })
}

export async function signInByPasskey(request: AuthRequest): Promise<Response> {
  const { ctx, body } = request
  requirePasskeys(ctx.settings)
  const challenge = await takeChallenge(ctx, textOf(body, 'challenge_id'), null)
  const { user, passkey } = await prove(request, challenge)
  if (isBanned(user, ctx.now())) throw bannedFrom(400, user, 'passkey')
  // Who came by a wallet or a provider may have no address that could be confirmed.
  const hasAddress = user.email !== '' || user.phone !== ''
  if (hasAddress && !user.email_confirmed_at && !user.phone_confirmed_at) {
    await writeRefused(ctx, user.id)
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  }
  const session = await inTransaction(ctx, async (tx) => {
    // She may remove it at this moment: whether it is hers counts once her row is held.
    await lockUser(tx.db, user.id)
    return (await noteUse(tx, passkey)) && startSession(tx, user.id, 'passkey')
  })
  if (!session) throw await refused(ctx, user.id)
  return Response.json(await showSession(request, user, session))
}

/** The same refusal for a passkey that nobody has and for one that signed something else. */
async function prove({ ctx, body }: AuthRequest, challenge: string): Promise<{ user: UserRow; passkey: PasskeyRow }> {
  const id = credentialIdOf(body.credential)
  const passkey = id === null ? undefined : await findPasskey(ctx.db, id)
  const user = passkey && (await userById(ctx.db, passkey.user_id))
  const party = relyingParty(ctx.settings)
  const counter = passkey ? await checkAssertion(body.credential, challenge, party, credentialOf(passkey)) : null
  if (passkey && user && counter !== null) return { user, passkey: { ...passkey, counter } }
  throw await refused(ctx, user?.id ?? null)
}

/** false: it is there no longer. */
async function noteUse(tx: Context, { id, counter }: PasskeyRow): Promise<boolean> {
  const used = { counter, last_used_at: tx.now() }
  const found = await tx.db.updateTable('passkeys').set(used).where('id', '=', id).returning('id').executeTakeFirst()
  return found !== undefined
}

async function refused(ctx: Context, subjectId: string | null): Promise<AuthError> {
  await writeRefused(ctx, subjectId)
  return new AuthError(400, 'invalid_credentials', 'Invalid passkey')
}

const writeRefused = (ctx: Context, subjectId: string | null): Promise<void> =>
  writeAudit(ctx, { action: 'session.refused', actorId: null, subjectId, details: { method: 'passkey' } })

const findPasskey = (db: Context['db'], credentialId: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()
