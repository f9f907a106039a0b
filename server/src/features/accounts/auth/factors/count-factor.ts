import type { Context } from '../../../../context.ts'
import { broadcastForget } from '../../../../live/broadcasts.ts'
import { tellOfNewWay } from '../../mails/tell-of-ways.ts'
import { writeAudit } from '../../write-audit.ts'
import type { Bearer } from '../bearer.ts'
import { lockUser, userById, userGone } from '../users.queries.ts'
import { factorNotFound } from './factor-errors.ts'
import { factorOf } from './factors.queries.ts'
import { mayProve } from './may-prove.ts'

/** The first right answer makes the factor count: from now on her sessions need it, and she is told by mail. */
export async function countFactor(tx: Context, { user: { id }, session }: Bearer, factorId: string): Promise<void> {
  await lockUser(tx.db, id)
  const user = await userById(tx.db, id)
  if (!user) throw userGone()
  // She, or who helps her, may have taken it away while it was proven.
  const factor = await factorOf(tx.db, user.id, factorId)
  if (!factor || factor.factor_type === 'recovery_code') throw factorNotFound(factorId)
  // As she is now: another one may have begun to count meanwhile.
  mayProve({ user, session }, factor)
  const details = { type: factor.factor_type }
  if (factor.status === 'verified') {
    await writeAudit(tx, { action: 'factor.proven', actorId: user.id, subjectId: user.id, details })
    return
  }
  const now = tx.now()
  await tx.db
    .updateTable('mfa_factors')
    .set({ status: 'verified', updated_at: now })
    .where('id', '=', factor.id)
    .execute()
  await tx.db
    .deleteFrom('mfa_factors')
    .where('user_id', '=', user.id)
    .where('factor_type', '=', factor.factor_type)
    .where('status', '=', 'unverified')
    .execute()
  await tx.db.updateTable('users').set({ has_second_factor: true }).where('id', '=', user.id).execute()
  await writeAudit(tx, { action: 'factor.added', actorId: user.id, subjectId: user.id, details })
  tx.afterCommit(() => broadcastForget(tx.ports.broadcast, [user.id]))
  await tellOfNewWay(tx, user, factor.factor_type)
}
