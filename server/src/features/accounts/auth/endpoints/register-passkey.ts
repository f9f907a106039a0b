import { uuid7 } from '@heraia/contract/uuid7'
import { type Context, inTransaction } from '../../../../context.ts'
import { tellOfNewWay } from '../../mails/tell-of-ways.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError } from '../auth-error.ts'
import { type AuthRequest, textOf } from '../auth-request.ts'
import type { Bearer } from '../bearer.ts'
import { accountName } from '../factors/account-name.ts'
import { notForAnonymous, verificationFailed } from '../factors/factor-errors.ts'
import { relyingParty } from '../factors/relying-party.ts'
import { creationOptions, readNewCredential, type StoredCredential } from '../factors/web-authn.ts'
import { keepChallenge, requirePasskeys, takeChallenge } from '../passkeys/passkey-challenge.ts'
import { credentialOf, type PasskeyRow, passkeysOf, showPasskey } from '../passkeys/passkeys.queries.ts'
import { whoMayManage } from '../passkeys/who-may-manage.ts'
import { stillSignedIn } from '../still-signed-in.ts'

const MOST_PASSKEYS = 10

async function whoMay(request: AuthRequest): Promise<Bearer> {
  requirePasskeys(request.ctx.settings)
  const bearer = await whoMayManage(request, 'register')
  if (bearer.user.is_anonymous) throw notForAnonymous()
  return bearer
}

export async function passkeyCreationOptions(request: AuthRequest): Promise<Response> {
  const { ctx } = request
  const { user } = await whoMay(request)
  const passkeys = await passkeysOf(ctx.db, user.id)
  if (passkeys.length >= MOST_PASSKEYS) throw tooMany()
  const said = user.user_metadata.name
  const name = accountName(user)
  const person = { id: user.id, name, displayName: typeof said === 'string' ? said : name }
  const options = await creationOptions(relyingParty(ctx.settings), person, passkeys.map(credentialOf), 'required')
  return Response.json({ ...(await keepChallenge(ctx, user.id, options.challenge)), options })
}

const tooMany = () =>
  new AuthError(422, 'too_many_passkeys', 'Maximum number of passkeys reached, delete one to continue')

export async function registerPasskey(request: AuthRequest): Promise<Response> {
  const { ctx, body } = request
  const bearer = await whoMay(request)
  const challenge = await takeChallenge(ctx, textOf(body, 'challenge_id'), bearer.user.id)
  const credential = await readNewCredential(body.credential, challenge, relyingParty(ctx.settings))
  if (!credential) {
    const { id } = bearer.user
    await writeAudit(ctx, { action: 'passkey.refused', actorId: id, subjectId: id })
    throw verificationFailed('Invalid passkey response')
  }
  const passkey = await inTransaction(ctx, (tx) => insertPasskey(tx, bearer, credential))
  if (!passkey) throw new AuthError(422, 'passkey_exists', 'This passkey is registered already')
  return Response.json(showPasskey(passkey))
}

async function insertPasskey(
  tx: Context,
  bearer: Bearer,
  credential: StoredCredential,
): Promise<PasskeyRow | undefined> {
  // One after the other: options for the last place may have been handed out twice.
  const { user } = await stillSignedIn(tx, bearer.user.id, bearer.session.id)
  if ((await passkeysOf(tx.db, user.id)).length >= MOST_PASSKEYS) throw tooMany()
  const now = tx.now()
  const passkey = await tx.db
    .insertInto('passkeys')
    .values({
      id: uuid7(now.getTime(), tx.ports.random.bytes(10)),
      user_id: user.id,
      credential_id: credential.id,
      public_key: credential.publicKey,
      counter: credential.counter,
      transports: JSON.stringify(credential.transports),
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!passkey) return undefined
  await writeAudit(tx, { action: 'passkey.added', actorId: user.id, subjectId: user.id })
  await tellOfNewWay(tx, user, 'passkey')
  return passkey
}
