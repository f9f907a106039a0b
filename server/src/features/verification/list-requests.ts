import type { VerificationRequestId } from '@heraia/contract/ids'
import type { Page } from '@heraia/contract/paging'
import type { WaitingVerification } from '@heraia/contract/verification'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { firstWords } from '../../first-words.ts'
import { after, readCursor, rowsToRead, toPage } from '../../paging.ts'
import { isActive } from '../../visibility/people.ts'
import { type ChipRow, chipSql, showChip } from '../profiles/person.view.ts'

/** Letters of what she is known for. */
const EXCERPT = 140
const LIST = 'verifications'

interface WaitingRow extends ChipRow {
  id: VerificationRequestId
  excerpt: string
  created_at: Date
}

/** Who waits longest comes first; who is suspended or leaving waits until she is back. Walks verification_requests_queue_idx. */
export async function listRequests(
  ctx: SignedIn,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Page<WaitingVerification>> {
  const from = readCursor(LIST, cursor)
  const { rows } = await sql<WaitingRow>`
    select ${chipSql}, r.id, left(r.known_for, ${sql.lit(EXCERPT + 1)}) as excerpt, r.created_at
    from verification_requests r join profiles p on p.id = r.person_id
    where r.state = 'waiting' and ${isActive('p')} and ${from ? after('r.created_at', 'r.id', from) : sql`true`}
    order by r.created_at, r.id limit ${rowsToRead(limit)}`.execute(ctx.db)
  return toPage(
    LIST,
    limit,
    rows,
    (row) => ({ at: row.created_at, id: row.id }),
    (row) => ({
      id: row.id,
      person: showChip(row, ctx.pass),
      excerpt: firstWords(row.excerpt, EXCERPT),
      askedAt: row.created_at.toISOString(),
    }),
  )
}
