import { sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import { isOpen, isVisible } from '../../visibility/people.ts'
import { lockPair } from './follow-counts.ts'
import { letFollow } from './let-follow.ts'

/**
 * Who opens her profile to all lets in everybody who asked. As a job, one pair a transaction: locks on many
 * people at once would stand in the way of each other.
 */
export const acceptWaitingLater = (tx: Context, personId: string): Promise<void> =>
  tx.ports.jobs.add(tx.db, { name: 'accept-waiting-requests', payload: { personId }, key: `accept ${personId}` })

export async function acceptWaitingRequests(ctx: Context, { personId }: Record<string, unknown>): Promise<void> {
  const targetId = String(personId)
  const { rows } = await sql<{ requester_id: string }>`
    select r.requester_id from follow_requests r where r.target_id = ${targetId}::uuid
    order by r.created_at, r.requester_id`.execute(ctx.db)
  for (const { requester_id } of rows) {
    await inTransaction(ctx, (tx) => acceptOne(tx, { requesterId: requester_id, targetId }))
  }
}

async function acceptOne(tx: Context, request: { requesterId: string; targetId: string }): Promise<void> {
  await lockPair(tx, request.requesterId, request.targetId)
  const { rows } = await sql`
    select 1 from follow_requests r join profiles p on p.id = r.target_id
    where r.requester_id = ${request.requesterId}::uuid and r.target_id = ${request.targetId}::uuid
      and ${isOpen('p', null)} and ${isVisible('p', request.requesterId)}`.execute(tx.db)
  if (rows.length > 0) await letFollow(tx, request)
}
