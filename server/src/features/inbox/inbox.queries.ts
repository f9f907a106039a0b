import type { InboxCategory } from '@heraia/contract/inbox-categories'
import type { Db } from '@heraia/database/db'
import { before, type Position } from '../../paging.ts'

/** Newest first; walks tickets_open_idx or tickets_answered_idx. */
export const ticketsOf = (
  db: Db,
  of: { state: 'open' | 'answered'; category?: InboxCategory; from: Position | null; limit: number },
) => {
  const { from, category } = of
  return db
    .selectFrom('tickets')
    .selectAll()
    .where('answered_at', of.state === 'open' ? 'is' : 'is not', null)
    .$if(category !== undefined, (query) => query.where('category', '=', category ?? 'general'))
    .$if(from !== null, (query) => (from ? query.where(before('created_at', 'id', from)) : query))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(of.limit + 1)
    .execute()
}

export const ticketById = (db: Db, id: string) =>
  db
    .selectFrom('tickets as t')
    .leftJoin('profiles as p', 'p.id', 't.answered_by')
    .selectAll('t')
    .select('p.name as answered_by_name')
    .where('t.id', '=', id)
    .executeTakeFirst()
