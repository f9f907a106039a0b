import type { PersonId } from '@heraia/contract/ids'
import type { WaitingPerson } from '@heraia/contract/joining'
import type { BoundedCount, Page } from '@heraia/contract/paging'
import type { Role } from '@heraia/contract/roles'
import { sql } from 'kysely'
import { type Context, inTransaction, type SignedIn } from '../../../context.ts'
import { after, readCursor, rowsToRead, toPage } from '../../../paging.ts'
import { notFound } from '../../../refused.ts'
import { languageOf } from '../auth/language-of.ts'
import { userById } from '../auth/users.queries.ts'
import { addMail } from '../mails/add-mail.ts'
import { notLetInMail } from '../mails/not-let-in-mail.ts'
import { lockStanding } from '../standing/standing.queries.ts'
import { writeAudit } from '../write-audit.ts'
import { endWaiting } from './end-waiting.ts'
import { letIn } from './let-in.ts'

interface WaitingRow {
  id: PersonId
  name: string
  email: string
  phone: string
  role: Role
  sport: string | null
  words: string
  created_at: Date
}

/** Who waits longest comes first; walks registration_requests_queue_idx. */
export async function listWaiting(
  ctx: SignedIn,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Page<WaitingPerson> & { waiting: BoundedCount }> {
  const from = readCursor('joining', cursor)
  const { rows } = await sql<WaitingRow>`
    select p.id, p.name, u.email, coalesce(u.phone, '') as phone, p.role, p.sport, r.words, r.created_at
    from registration_requests r join profiles p on p.id = r.person_id join users u on u.id = r.person_id
    where ${from ? after('r.created_at', 'r.person_id', from) : sql`true`}
    order by r.created_at, r.person_id limit ${rowsToRead(limit)}`.execute(ctx.db)
  const waiting = toPage(
    'joining',
    limit,
    rows,
    (row) => ({ at: row.created_at, id: row.id }),
    ({ created_at, ...row }) => ({ ...row, askedAt: created_at.toISOString() }),
  )
  return { ...waiting, waiting: await countWaiting(ctx) }
}

/** How many are counted at most. */
const MOST_COUNTED = 1000

export async function countWaiting(ctx: Context): Promise<BoundedCount> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from registration_requests limit ${sql.lit(MOST_COUNTED + 1)}) waiting`.execute(ctx.db)
  const count = rows[0]?.count ?? 0
  return { count: Math.min(count, MOST_COUNTED), more: count > MOST_COUNTED }
}

/** 404 `join_request_not_found`: she took it back, or another admin decided. */
export const acceptPerson = (ctx: SignedIn, id: PersonId): Promise<{ id: PersonId }> =>
  inTransaction(ctx, async (tx) => {
    if ((await lockStanding(tx.db, id))?.state !== 'waiting') throw notFound('join_request')
    await letIn(tx, id)
    return { id }
  })

export const declinePerson = (
  ctx: SignedIn,
  { id, reason }: { id: PersonId; reason: string },
): Promise<{ id: PersonId }> =>
  inTransaction(ctx, async (tx) => {
    const user = await userById(tx.db, id)
    if (!user || !(await endWaiting(tx, id))) throw notFound('join_request')
    await writeAudit(tx, {
      ...{ action: 'registration.declined', actorId: tx.viewer.id, subjectId: id },
      details: { reason },
    })
    // Nobody has an account by then who could own the mail.
    const to = { id: null, email: user.email }
    if (user.email_confirmed_at) await addMail(tx, to, notLetInMail(languageOf(user, null), reason))
    return { id }
  })
