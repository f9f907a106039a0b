import type { VerificationRequestId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { type RequestRow, requestSql } from './verification-request.view.ts'

export async function findRequest(ctx: Context, id: VerificationRequestId): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${requestSql} from verification_requests r where r.id = ${id}::uuid`.execute(ctx.db)
  return rows[0]
}

/** What this person waits for; walks verification_requests_waiting_idx. */
export async function findWaiting(ctx: Context, personId: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${requestSql} from verification_requests r
    where r.person_id = ${personId}::uuid and r.state = 'waiting'`.execute(ctx.db)
  return rows[0]
}

/** Walks verification_requests_of_idx. */
export async function findNewest(ctx: Context, personId: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${requestSql} from verification_requests r where r.person_id = ${personId}::uuid
    order by r.created_at desc, r.id desc limit 1`.execute(ctx.db)
  return rows[0]
}
