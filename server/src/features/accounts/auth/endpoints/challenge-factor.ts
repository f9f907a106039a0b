import type { Context } from '../../../../context.ts'
import { codeSeals } from '../../tokens/code-seals.ts'
import { writeAudit } from '../../write-audit.ts'
import { takeOwnSmsTurn, takeSmsTurn } from '../auth-limits.ts'
import type { AuthRequest } from '../auth-request.ts'
import { type Bearer, requireBearer } from '../bearer.ts'
import { accountName } from '../factors/account-name.ts'
import { factorNotFound, verifyDisabled } from '../factors/factor-errors.ts'
import { type FactorRow, factorOf } from '../factors/factors.queries.ts'
import { addressToKeep } from '../factors/from-same-address.ts'
import { mayProve } from '../factors/may-prove.ts'
import { relyingPartyOf } from '../factors/relying-party.ts'
import { isByPasswordAlone } from '../factors/take-answer-turn.ts'
import { creationOptions, requestOptions, storedCredential } from '../factors/web-authn.ts'
import { languageOf } from '../language-of.ts'
import { isFirstInHour } from '../once-an-hour.ts'
import { channelOf } from '../sms/channel.ts'
import { newCode, sendSms } from '../sms/send-code.ts'
import { codeSms } from '../sms/sms-texts.ts'

const CHALLENGE_SECONDS = 300

/** Asks for the factor: sends the SMS, or hands out what the security key shall sign. */
export async function challengeFactor(request: AuthRequest): Promise<Response> {
  const { ctx, params } = request
  const bearer = await requireBearer(request)
  const factor = await factorOf(ctx.db, bearer.user.id, params.id ?? '')
  if (!factor || factor.factor_type === 'recovery_code') throw factorNotFound(params.id ?? '')
  if (!ctx.settings.auth.factors[factor.factor_type]) throw verifyDisabled(factor.factor_type)
  mayProve(bearer, factor)
  const id = crypto.randomUUID()
  const asked = await ask(request, bearer, factor, id)
  const address_hash = await addressToKeep(ctx, id)
  const now = ctx.now()
  const expiresAt = new Date(now.getTime() + CHALLENGE_SECONDS * 1000)
  await ctx.db
    .insertInto('mfa_challenges')
    .values({ id, factor_id: factor.id, created_at: now, expires_at: expiresAt, ...asked.stored, address_hash })
    .execute()
  await ctx.db.updateTable('mfa_factors').set({ last_challenged_at: now }).where('id', '=', factor.id).execute()
  if (factor.status === 'verified') await noteAsked(ctx, bearer, factor)
  // Sent once the code is stored: she may type it the moment it arrives.
  await asked.send?.()
  const expires_at = Math.floor(expiresAt.getTime() / 1000)
  return Response.json({ id, type: factor.factor_type, expires_at, ...asked.shown })
}

/** Somebody came as far as her second step, perhaps with her password: once an hour for each session and factor. */
async function noteAsked(ctx: Context, { user, session }: Bearer, factor: FactorRow): Promise<void> {
  if (!(await isFirstInHour(ctx, 'factor', `${session.id} ${factor.id}`))) return
  const details = { type: factor.factor_type }
  await writeAudit(ctx, { action: 'factor.asked', actorId: user.id, subjectId: user.id, details })
}

interface Asked {
  stored: { code_hash?: string; webauthn?: string }
  shown?: Record<string, unknown>
  send?: () => Promise<unknown>
}

async function ask(request: AuthRequest, bearer: Bearer, factor: FactorRow, id: string): Promise<Asked> {
  switch (factor.factor_type) {
    case 'phone':
      return askPhone(request, bearer, factor, id)
    case 'webauthn':
      return askKey(request, bearer, factor)
    default:
      return { stored: {} }
  }
}

async function askPhone({ ctx, body }: AuthRequest, bearer: Bearer, factor: FactorRow, id: string) {
  const channel = channelOf(body)
  const code = newCode(ctx, factor.phone)
  // One that does not count yet may be at anybody's phone.
  if (factor.status === 'verified') await takeOwnSmsTurn(ctx, turnsOf(factor, bearer), factor.phone)
  else await takeSmsTurn(ctx, factor.phone)
  const text = codeSms(languageOf(bearer.user, ctx.speaks), code)
  return {
    stored: { code_hash: await (await codeSeals(ctx)).make(sealedOfChallenge(id, code)) },
    send: () => sendSms(ctx, { to: factor.phone, text, channel }),
  }
}

/** Who knows her password fills the turns of those who showed that alone: they are not hers who comes by her mail. */
const turnsOf = ({ id }: FactorRow, bearer: Bearer): string => (isByPasswordAlone(bearer) ? id : `${id} own`)

export const sealedOfChallenge = (challengeId: string, code: string): string => `challenge:${challengeId}:${code}`

async function askKey({ ctx, body }: AuthRequest, { user }: Bearer, factor: FactorRow): Promise<Asked> {
  const party = relyingPartyOf(ctx.settings, body.webauthn)
  const known = storedCredential.safeParse(factor.credential).data
  const person = { id: user.id, name: accountName(user), displayName: factor.friendly_name }
  const publicKey = known
    ? await requestOptions(party, [known])
    : await creationOptions(party, person, [], 'discouraged')
  const { challenge } = publicKey
  return {
    stored: { webauthn: JSON.stringify({ challenge, party }) },
    shown: { webauthn: { type: known ? 'request' : 'create', credential_options: { publicKey } } },
  }
}
