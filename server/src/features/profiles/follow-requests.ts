import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import type { Context } from '../../context.ts'

export interface FollowRequest {
  requesterId: string
  targetId: string
}

export async function hasAsked(tx: Context, { requesterId, targetId }: FollowRequest): Promise<boolean> {
  const { rows } = await sql`
    select 1 from follow_requests where requester_id = ${requesterId} and target_id = ${targetId}`.execute(tx.db)
  return rows.length > 0
}

/** Keeps that she asks; false when she had asked. */
export async function addRequest(tx: Context, { requesterId, targetId }: FollowRequest): Promise<boolean> {
  const { rows } = await sql`
    insert into follow_requests (requester_id, target_id, created_at)
    values (${requesterId}, ${targetId}, ${tx.now()})
    on conflict do nothing returning requester_id`.execute(tx.db)
  return rows.length > 0
}

/** The request is over, however it ended. */
export async function endRequest(tx: Context, request: FollowRequest): Promise<void> {
  const { rows } = await sql`
    delete from follow_requests where requester_id = ${request.requesterId} and target_id = ${request.targetId}
    returning requester_id`.execute(tx.db)
  if (rows.length > 0) await announce(tx, 'follow.request_ended', request)
}
