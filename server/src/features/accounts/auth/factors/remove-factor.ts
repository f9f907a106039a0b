import { sql } from 'kysely'
import type { Context } from '../../../../context.ts'
import { broadcastForget } from '../../../../live/broadcasts.ts'
import { tellOfCodes, tellOfLostWay } from '../../mails/tell-of-ways.ts'
import { writeAudit } from '../../write-audit.ts'
import { lockUser, userById } from '../users.queries.ts'
import { factorNotFound } from './factor-errors.ts'
import { type FactorRow, factorsOf } from './factors.queries.ts'

/** By herself or an administrator. Her sessions fall back to aal1; recovery codes go with the last factor. */
export async function removeFactor(tx: Context, factor: FactorRow, actorId: string | null): Promise<void> {
  const userId = factor.user_id
  const details = { type: factor.factor_type }
  await lockUser(tx.db, userId)
  const gone = await tx.db.deleteFrom('mfa_factors').where('id', '=', factor.id).returning('status').executeTakeFirst()
  if (!gone) throw factorNotFound(factor.id)
  // What never counted is no news to her.
  const action = gone.status === 'verified' ? 'factor.removed' : 'factor.dropped'
  await writeAudit(tx, { action, actorId, subjectId: userId, details })
  if (gone.status !== 'verified') return
  const user = await userById(tx.db, userId)
  if (factor.factor_type === 'recovery_code') {
    if (user) await tellOfCodes(tx, user, { news: 'removed', left: 0 })
    return
  }
  if (user) await tellOfLostWay(tx, user, factor.factor_type)
  const left = await factorsOf(tx.db, userId)
  const stillHas = left.some((one) => one.status === 'verified' && one.factor_type !== 'recovery_code')
  if (!stillHas) {
    await tx.db
      .deleteFrom('mfa_factors')
      .where('user_id', '=', userId)
      .where('factor_type', '=', 'recovery_code')
      .execute()
    await tx.db.updateTable('users').set({ has_second_factor: false }).where('id', '=', userId).execute()
  }
  await tx.db
    .updateTable('auth_sessions')
    .set({
      aal: 'aal1',
      amr: sql`coalesce((select jsonb_agg(one) from jsonb_array_elements(amr) one
        where one->>'method' not in ('totp', 'mfa/phone', 'mfa/webauthn', 'mfa/recovery_code')), '[]')`,
    })
    .where('user_id', '=', userId)
    .execute()
  tx.afterCommit(() => broadcastForget(tx.ports.broadcast, [userId]))
}
