import type { JoinRequest } from '@heraia/contract/joining'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { notFound } from '../../../refused.ts'
import { requireSession } from '../sessions/require-session.ts'
import { writeAudit } from '../write-audit.ts'
import { endWaiting } from './end-waiting.ts'

export interface OwnRequest {
  request: JoinRequest | null
}

export async function readOwnRequest(ctx: SignedIn): Promise<OwnRequest> {
  const { rows } = await sql<{ name: string; email: string; words: string; created_at: Date }>`
    select p.name, p.email, r.words, r.created_at from registration_requests r join profiles p on p.id = r.person_id
    where r.person_id = ${ctx.viewer.id}::uuid`.execute(ctx.db)
  const [row] = rows
  if (!row) return { request: null }
  const { created_at, ...said } = row
  return { request: { ...said, askedAt: created_at.toISOString() } }
}

/** 404 `join_request_not_found`: it was decided meanwhile. */
export async function sayToJoin(ctx: SignedIn, words: string): Promise<OwnRequest> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('registration_requests')
    .set({ words })
    .where('person_id', '=', ctx.viewer.id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw notFound('join_request')
  return readOwnRequest(ctx)
}

/** Nothing of hers is kept. 404 `join_request_not_found`: it was decided meanwhile. */
export const withdrawJoin = (ctx: SignedIn): Promise<{ withdrawn: true }> =>
  inTransaction(ctx, async (tx) => {
    const { id } = tx.viewer
    await requireSession(tx)
    if (!(await endWaiting(tx, id))) throw notFound('join_request')
    await writeAudit(tx, { action: 'registration.withdrawn', actorId: id, subjectId: id })
    return { withdrawn: true }
  })
