import { uuid7 } from '@heraia/contract/uuid7'
import { type Context, inTransaction } from '../../../../context.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError, invalid } from '../auth-error.ts'
import { type AuthRequest, beginOf, textOf } from '../auth-request.ts'
import { type Bearer, requireBearer } from '../bearer.ts'
import { accountName } from '../factors/account-name.ts'
import { dropBegun } from '../factors/drop-begun.ts'
import { enrollDisabled, nameTaken, notForAnonymous } from '../factors/factor-errors.ts'
import { type FactorRow, factorsOf, isNameTaken } from '../factors/factors.queries.ts'
import { phoneNumber } from '../phone-number.ts'
import { stillSignedIn } from '../still-signed-in.ts'

const MOST_FACTORS = 10

interface Draft {
  type: 'totp' | 'phone' | 'webauthn'
  name: string
  phone: string
}

/** A second factor counts once it has been verified. */
export async function enrollFactor(request: AuthRequest): Promise<Response> {
  const { ctx, body } = request
  const bearer = await requireBearer(request)
  if (bearer.user.is_anonymous) throw notForAnonymous()
  const draft = draftOf(request)
  const issuer = beginOf(textOf(body, 'issuer'), 100) || new URL(ctx.settings.siteUrl).host
  const totp = draft.type === 'totp' ? await import('../factors/totp.ts') : null
  const secret = totp?.newTotpSecret(ctx.ports.random) ?? null
  const factor = await inTransaction(ctx, async (tx) => {
    await mayEnroll(tx, bearer, draft)
    return insertFactor(tx, bearer.user.id, draft, secret)
  })
  const { id, friendly_name } = factor
  return Response.json({
    ...{ id, type: draft.type, friendly_name: friendly_name || undefined },
    ...(secret && { totp: totp?.showTotp(secret, issuer, accountName(bearer.user)) }),
    ...(draft.phone && { phone: draft.phone }),
  })
}

function draftOf({ ctx, body }: AuthRequest): Draft {
  const type = textOf(body, 'factor_type')
  if (type !== 'totp' && type !== 'phone' && type !== 'webauthn') {
    throw invalid('factor_type needs to be totp, phone, or webauthn')
  }
  if (!ctx.settings.auth.factors[type]) throw enrollDisabled(type)
  const name = textOf(body, 'friendly_name').trim()
  if (name.length > 100) throw invalid('friendly_name cannot be longer than 100 characters')
  return { type, name, phone: type === 'phone' ? phoneNumber(textOf(body, 'phone')) : '' }
}

async function mayEnroll(tx: Context, bearer: Bearer, draft: Draft): Promise<void> {
  const { user, session } = await stillSignedIn(tx, bearer.user.id, bearer.session.id)
  await dropBegun(tx, user.id)
  const factors = await factorsOf(tx.db, user.id)
  const verified = factors.filter((factor) => factor.status === 'verified')
  if (verified.length > 0 && session.aal !== 'aal2') {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
  }
  if (factors.length >= MOST_FACTORS) {
    const text = 'Maximum number of verified factors reached, unenroll to continue'
    throw new AuthError(422, 'too_many_enrolled_mfa_factors', text)
  }
  if (draft.phone && verified.some((factor) => factor.phone === draft.phone)) {
    const text = 'A verified phone factor already exists, unenroll the existing factor to continue'
    throw new AuthError(422, 'mfa_verified_factor_exists', text)
  }
  if (await isNameTaken(tx.db, user.id, draft.name)) throw nameTaken(draft.name)
}

async function insertFactor(tx: Context, userId: string, draft: Draft, secret: string | null): Promise<FactorRow> {
  const now = tx.now()
  await writeAudit(tx, {
    action: 'factor.enrolled',
    actorId: userId,
    subjectId: userId,
    details: { type: draft.type },
  })
  return tx.db
    .insertInto('mfa_factors')
    .values({
      id: uuid7(now.getTime(), tx.ports.random.bytes(10)),
      user_id: userId,
      factor_type: draft.type,
      friendly_name: draft.name,
      secret,
      phone: draft.phone,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
