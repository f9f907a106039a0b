import { uuid7 } from '@heraia/contract/uuid7'
import type { Tables } from '@heraia/database/tables'
import { type Selectable, sql } from 'kysely'
import { type Context, inTransaction } from '../../../../context.ts'
import { tellOfCodes } from '../../mails/tell-of-ways.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError } from '../auth-error.ts'
import { type AuthRequest, beginOf, textOf } from '../auth-request.ts'
import { type Bearer, requireBearer } from '../bearer.ts'
import { askFactorJudge } from '../factors/ask-factor-judge.ts'
import { nameTaken, verificationFailed } from '../factors/factor-errors.ts'
import { type FactorRow, factorsOf, isNameTaken } from '../factors/factors.queries.ts'
import { noteTry } from '../factors/note-try.ts'
import { raiseSession, showRaised } from '../factors/raise-session.ts'
import { hashRecoveryCode, makeRecoveryCodes } from '../factors/recovery-codes.ts'
import { removeFactor } from '../factors/remove-factor.ts'
import { takeAnswerTurn } from '../factors/take-answer-turn.ts'
import { showSession } from '../session.view.ts'
import { stillSignedIn } from '../still-signed-in.ts'

const USUAL_NAME = 'Recovery codes'

const noCodes = () => new AuthError(404, 'mfa_factor_not_found', 'There are no recovery codes')

async function find({ db }: Context, { user }: Bearer): Promise<FactorRow | undefined> {
  return (await factorsOf(db, user.id)).find((factor) => factor.factor_type === 'recovery_code')
}

async function known(ctx: Context, bearer: Bearer): Promise<FactorRow> {
  const factor = await find(ctx, bearer)
  if (!factor) throw noCodes()
  return factor
}

/** Codes are for who has shown a second factor: they take its place. */
function requireSecondFactor({ user, session }: Bearer): void {
  if (!user.has_second_factor) {
    throw new AuthError(422, 'mfa_recovery_codes_sole_factor', 'Recovery codes need another verified factor')
  }
  if (session.aal !== 'aal2') throw new AuthError(403, 'insufficient_aal', 'AAL2 required to manage recovery codes')
}

/** As she is now: codes that are made while her last factor goes would stand for none. */
async function stillProven(tx: Context, { user, session }: Bearer): Promise<Bearer> {
  const bearer = await stillSignedIn(tx, user.id, session.id)
  requireSecondFactor(bearer)
  return bearer
}

export async function countRecoveryCodes(request: AuthRequest): Promise<Response> {
  const factor = await known(request.ctx, await requireBearer(request))
  const codes = await codesOf(request.ctx, factor)
  const remaining = codes.filter(isOpen).length
  return Response.json({ id: factor.id, type: 'recovery_code', total: codes.length, remaining })
}

const codesOf = ({ db }: Context, factor: FactorRow): Promise<{ used_at: Date | null }[]> =>
  db.selectFrom('recovery_codes').select('used_at').where('factor_id', '=', factor.id).execute()

const isOpen = (code: { used_at: Date | null }): boolean => code.used_at === null

export async function generateRecoveryCodes(request: AuthRequest): Promise<Response> {
  const bearer = await requireBearer(request)
  requireSecondFactor(bearer)
  const said = beginOf(textOf(request.body, 'friendly_name').trim(), 100)
  return handOut(request, bearer, async (tx) => {
    if (await find(tx, bearer)) {
      const text = 'Recovery codes are there already, regenerate them instead'
      throw new AuthError(422, 'mfa_verified_factor_exists', text)
    }
    const isTaken = await isNameTaken(tx.db, bearer.user.id, said || USUAL_NAME)
    if (isTaken && said) throw nameTaken(said)
    return isTaken ? '' : said || USUAL_NAME
  })
}

export async function regenerateRecoveryCodes(request: AuthRequest): Promise<Response> {
  const bearer = await requireBearer(request)
  requireSecondFactor(bearer)
  return handOut(request, bearer, async (tx) => (await known(tx, bearer)).friendly_name)
}

/** Two tabs that ask at once go one after the other: the codes that one of them shows must work. */
async function handOut(
  { ctx }: AuthRequest,
  bearer: Bearer,
  nameFor: (tx: Context) => Promise<string>,
): Promise<Response> {
  const { factor, codes } = await inTransaction(ctx, async (tx) => {
    const { user } = await stillProven(tx, bearer)
    const name = await nameFor(tx)
    const now = tx.now()
    const factor = await tx.db
      .insertInto('mfa_factors')
      .values({
        id: uuid7(now.getTime(), tx.ports.random.bytes(10)),
        user_id: user.id,
        factor_type: 'recovery_code',
        status: 'verified',
        friendly_name: name,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          // In the statement itself: from the sixth call on a connection its values are not looked at to find the index.
          .where('factor_type', '=', sql.lit('recovery_code'))
          .doUpdateSet({ updated_at: now }),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
    await writeAudit(tx, { action: 'recovery_codes.made', actorId: user.id, subjectId: user.id })
    const codes = await makeRecoveryCodes(tx, factor)
    await tellOfCodes(tx, user, { news: 'made', left: codes.length })
    return { factor, codes }
  })
  const { id, friendly_name } = factor
  return Response.json({
    id,
    type: 'recovery_code',
    friendly_name: friendly_name || undefined,
    total: codes.length,
    codes,
  })
}

/** So long the session that used one may ask again what came of it. */
const HEARD_SECONDS = 300

/** Who lost her phone gets in with one of them, once: in one session, that is, for the answer may have been lost. */
export async function verifyRecoveryCode(request: AuthRequest): Promise<Response> {
  const { ctx, body } = request
  const bearer = await requireBearer(request)
  const { user } = bearer
  await takeAnswerTurn(ctx, bearer, 'recovery_code')
  const factor = await known(ctx, bearer)
  const hash = await hashRecoveryCode(factor.id, textOf(body, 'code'))
  const before = await codeBy(ctx, factor, hash)
  if (!isUsedHere(ctx, bearer, before)) {
    const isRight = before !== undefined && isOpen(before)
    // Before it is used up: what is rejected stays hers.
    await askFactorJudge(ctx, { userId: user.id, factorId: factor.id, type: 'recovery_code', isRight })
  }
  const session = await inTransaction(ctx, async (tx) => {
    const hers = await stillSignedIn(tx, user.id, bearer.session.id)
    const code = await codeBy(tx, factor, hash)
    const raised = isUsedHere(tx, hers, code) ? await showRaised(tx, hers) : null
    if (raised) return raised
    const isRight = code !== undefined && isOpen(code)
    const action = isRight ? 'recovery_code.used' : 'factor.refused'
    await writeAudit(tx, { action, actorId: user.id, subjectId: user.id, details: { type: 'recovery_code' } })
    if (!isRight) return null
    const used = { used_at: tx.now(), used_in: bearer.session.id }
    await tx.db.updateTable('recovery_codes').set(used).where('id', '=', code.id).execute()
    await tellOfCodes(tx, user, { news: 'used', left: (await codesOf(tx, factor)).filter(isOpen).length })
    return raiseSession(tx, hers, 'mfa/recovery_code')
  })
  if (!session) {
    await noteTry(ctx, bearer)
    throw verificationFailed('Invalid recovery code')
  }
  return Response.json(await showSession(request, user, session))
}

type Code = Pick<Selectable<Tables['recovery_codes']>, 'id' | 'used_at' | 'used_in'>

const codeBy = ({ db }: Context, factor: FactorRow, hash: string): Promise<Code | undefined> =>
  db
    .selectFrom('recovery_codes')
    .select(['id', 'used_at', 'used_in'])
    .where('factor_id', '=', factor.id)
    .where('code_hash', '=', hash)
    .executeTakeFirst()

/** By this session, a moment ago: it has not heard what came of it, maybe. */
function isUsedHere(ctx: Context, { session }: Bearer, code: Code | undefined): boolean {
  if (!code?.used_at || code.used_in !== session.id) return false
  return ctx.now().getTime() - code.used_at.getTime() < HEARD_SECONDS * 1000
}

export async function removeRecoveryCodes(request: AuthRequest): Promise<Response> {
  const bearer = await requireBearer(request)
  requireSecondFactor(bearer)
  const factor = await known(request.ctx, bearer)
  await inTransaction(request.ctx, async (tx) => {
    await stillProven(tx, bearer)
    await removeFactor(tx, factor, bearer.user.id)
  })
  return Response.json({ id: factor.id })
}
