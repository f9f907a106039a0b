import type { Page } from '@heraia/contract/paging'
import type { PersonChip } from '@heraia/contract/person'
import { sql } from 'kysely'
import type { SignedIn } from '../../../context.ts'
import { after, readCursor, rowsToRead, toPage } from '../../../paging.ts'
import { isActive } from '../../../visibility/people.ts'
import { type ChipRow, chipSql, showChip } from '../../profiles/person.view.ts'

const LIST = 'staff'

/** All who can have a report, also whom she blocked: they work together. Walks profiles_role_newest_idx. */
export async function listStaff(
  ctx: SignedIn,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<Page<PersonChip>> {
  const from = readCursor(LIST, cursor)
  const { rows } = await sql<ChipRow & { created_at: Date }>`
    select ${chipSql}, p.created_at from profiles p
    where p.role = 'admin' and ${isActive('p')} and ${from ? after('p.created_at', 'p.id', from) : sql`true`}
    order by p.created_at, p.id limit ${rowsToRead(limit)}`.execute(ctx.db)
  return toPage(
    LIST,
    limit,
    rows,
    (row) => ({ at: row.created_at, id: row.chip_id }),
    (row) => showChip(row, ctx.pass),
  )
}
