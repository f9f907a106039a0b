import { SecurityAction, type SecurityEvent } from '@heraia/contract/account-data'
import { SecurityEventId } from '@heraia/contract/ids'
import type { Page } from '@heraia/contract/paging'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { pageSize, readCursor, rowsToRead, startingAfter, startOf, toPage } from '../../paging.ts'
import { statement } from '../../statement.ts'
import { OPERATOR } from './write-audit.ts'

/** What she did with her account, and what was done or tried with it; newest first. */
export async function listSecurityEvents(
  ctx: SignedIn,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Page<SecurityEvent>> {
  const start = startOf(readCursor('activity', cursor))
  const rows = await selectEvents(ctx, {
    ...{ me: ctx.viewer.id, actions: SecurityAction.options },
    ...{ at: start.at, id: start.id, limit: pageSize(limit) },
  })
  return toPage('activity', limit, rows, (row) => ({ at: row.created_at, id: row.id }), show)
}

interface EventRow {
  id: string
  action: string
  details: Record<string, unknown>
  created_at: Date
}

type Asked = { me: string; actions: readonly string[]; at: Date | null; id: string | null; limit: number }

/** Walks audit_log_actor_idx and audit_log_subject_newest_idx, each as far as one page. */
const selectEvents = statement((asked: Asked) => {
  const some = sql`select id, action, details, created_at from audit_log`
  const rest = sql`action = any(${asked.actions}::text[]) and ${startingAfter('created_at', 'id', asked)}
    order by created_at desc, id desc limit ${rowsToRead(asked.limit)}`
  return sql<EventRow>`
    select * from (
      (${some} where actor_id = ${asked.me}::uuid and ${rest})
      union all
      (${some} where subject_id = ${asked.me}::uuid and actor_id is distinct from ${asked.me}::uuid and ${rest})
    ) events order by created_at desc, id desc limit ${rowsToRead(asked.limit)}`
})

function show({ id, action, details, created_at }: EventRow): SecurityEvent {
  const { device, network, of, method, type, provider, scope } = details
  const isHers = of !== OPERATOR
  return {
    id: SecurityEventId.parse(id),
    action: SecurityAction.parse(action),
    at: created_at.toISOString(),
    device: isHers ? textOf(device) : null,
    network: isHers ? textOf(network) : null,
    detail: textOf(method) ?? textOf(type) ?? textOf(provider) ?? textOf(scope),
  }
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
