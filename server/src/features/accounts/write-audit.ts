import { uuid7 } from '@heraia/contract/uuid7'
import type { Context } from '../../context.ts'

export interface AuditEntry {
  /** What happened, thing first: `session.started`, `person.suspended`. */
  action: string
  actorId: string | null
  subjectId: string | null
  /** No secret, address or token ever. */
  details?: Record<string, string | number | boolean | null>
}

export async function writeAudit(ctx: Context, entry: AuditEntry): Promise<void> {
  await ctx.db
    .insertInto('audit_log')
    .values({
      id: uuid7(ctx.now().getTime(), ctx.ports.random.bytes(10)),
      actor_id: entry.actorId,
      action: entry.action,
      subject_id: entry.subjectId,
      details: JSON.stringify(entry.details ?? {}),
      created_at: ctx.now(),
    })
    .execute()
}
