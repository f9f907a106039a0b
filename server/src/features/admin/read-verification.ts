import type { Verification, VerificationDeed } from '@heraia/contract/admin'
import type { PersonId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { notFound } from '../../refused.ts'
import { isSomebody } from '../../visibility/people.ts'
import { findWaiting } from '../verification/find-request.ts'
import { showRequest } from '../verification/verification-request.view.ts'
import { mayDecline, mayGrantAdmin, mayRevokeAdmin, mayUnverify, mayVerify } from './admin.policy.ts'
import { type ManagedRow, managedSql, showManaged } from './managed-person.view.ts'

const MOST = 100

const deeds: Record<string, VerificationDeed['deed']> = {
  'verification.asked': 'asked',
  'verification.withdrawn': 'withdrawn',
  'verification.asked_for_team': 'asked',
  'verification.withdrawn_for_team': 'withdrawn',
  'verification.granted': 'granted',
  'verification.declined': 'declined',
  'verification.revoked': 'revoked',
}

export async function readVerification(ctx: SignedIn, id: PersonId): Promise<Verification> {
  const lock = ctx.db.isTransaction ? sql`for no key update of p` : sql``
  const { rows } = await sql<ManagedRow>`
    select ${managedSql(ctx)} from profiles p where p.id = ${id}::uuid and ${isSomebody('p')} ${lock}`.execute(ctx.db)
  if (!rows[0]) throw notFound('person')
  const person = showManaged(rows[0], ctx.pass)
  const waiting = await findWaiting(ctx, id)
  return {
    person,
    request: waiting ? showRequest(waiting, ctx.pass) : null,
    history: await historyOf(ctx, id),
    may: {
      grant: mayVerify(ctx.viewer, person),
      revoke: mayUnverify(ctx.viewer, person),
      decline: waiting !== undefined && mayDecline(ctx.viewer, person),
      grantAdmin: mayGrantAdmin(ctx.viewer, person),
      revokeAdmin: mayRevokeAdmin(ctx.viewer, person),
    },
  }
}

/** From the audit log, newest first; walks audit_log_subject_idx. */
export async function historyOf(ctx: SignedIn, id: string): Promise<VerificationDeed[]> {
  const { rows } = await sql<{ action: string; reason: string | null; by: string | null; at: Date }>`
    select log.action, log.details ->> 'reason' as reason, p.name as by, log.created_at as at
    from audit_log log left join profiles p on p.id = log.actor_id
    where log.subject_id = ${id}::uuid and log.action = any(${Object.keys(deeds)}::text[])
    order by log.created_at desc, log.id desc limit ${sql.lit(MOST)}`.execute(ctx.db)
  return rows.map(({ action, reason, by, at }) => ({
    deed: deeds[action] ?? 'revoked',
    by,
    reason: reason ?? '',
    at: at.toISOString(),
  }))
}
