import { inTransaction } from '../../../../context.ts'
import { tellOfLostWay } from '../../mails/tell-of-ways.ts'
import { writeAudit } from '../../write-audit.ts'
import { AuthError, invalid } from '../auth-error.ts'
import { type AuthRequest, textOf } from '../auth-request.ts'
import { showFactor } from '../factors/factor.view.ts'
import { factorNotFound, nameTaken } from '../factors/factor-errors.ts'
import { type FactorRow, factorOf, isNameTaken } from '../factors/factors.queries.ts'
import { removeFactor } from '../factors/remove-factor.ts'
import { isUuid } from '../is-uuid.ts'
import { passkeysOf, showPasskey } from '../passkeys/passkeys.queries.ts'
import { holdNamed, namedUser } from './admin-users.ts'
import { asOperator, requireAdmin } from './require-admin.ts'

async function named(request: AuthRequest): Promise<FactorRow> {
  await requireAdmin(request)
  const user = await namedUser(request)
  const { factor: id = '' } = request.params
  const factor = await factorOf(request.ctx.db, user.id, id)
  if (!factor) throw factorNotFound(id)
  return factor
}

/** For who lost her phone and her codes. */
export async function deleteAdminFactor(request: AuthRequest): Promise<Response> {
  const factor = await named(request)
  await inTransaction(asOperator(request.ctx), async (tx) => {
    await holdNamed(tx, factor.user_id)
    await removeFactor(tx, factor, null)
  })
  return Response.json(showFactor(factor))
}

export async function renameAdminFactor(request: AuthRequest): Promise<Response> {
  const factor = await named(request)
  const name = textOf(request.body, 'friendly_name').trim()
  if (name === '' || name.length > 100) throw invalid('friendly_name must have 1 to 100 characters')
  const renamed = await inTransaction(asOperator(request.ctx), async (tx) => {
    await holdNamed(tx, factor.user_id)
    if (await isNameTaken(tx.db, factor.user_id, name, factor.id)) throw nameTaken(name)
    const row = await tx.db
      .updateTable('mfa_factors')
      .set({ friendly_name: name, updated_at: tx.now() })
      .where('id', '=', factor.id)
      .returningAll()
      .executeTakeFirst()
    if (!row) throw factorNotFound(factor.id)
    const details = { type: factor.factor_type }
    await writeAudit(tx, { action: 'factor.renamed', actorId: null, subjectId: factor.user_id, details })
    return row
  })
  return Response.json(showFactor(renamed))
}

export async function listAdminPasskeys(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  const user = await namedUser(request)
  return Response.json((await passkeysOf(request.ctx.db, user.id)).map(showPasskey))
}

export async function deleteAdminPasskey(request: AuthRequest): Promise<Response> {
  await requireAdmin(request)
  const user = await namedUser(request)
  const { passkey: id = '' } = request.params
  await inTransaction(asOperator(request.ctx), async (tx) => {
    const deleted = isUuid(id)
      ? await tx.db
          .deleteFrom('passkeys')
          .where('id', '=', id)
          .where('user_id', '=', user.id)
          .returning('id')
          .executeTakeFirst()
      : undefined
    if (!deleted) throw new AuthError(404, 'passkey_not_found', 'There is no such passkey')
    await writeAudit(tx, { action: 'passkey.removed', actorId: null, subjectId: user.id })
    await tellOfLostWay(tx, user, 'passkey')
  })
  return new Response(null, { status: 204 })
}
