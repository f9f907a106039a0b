import type { ManagedPerson } from '@heraia/contract/admin'
import { fold } from '@heraia/contract/fold'
import type { Page } from '@heraia/contract/paging'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { before, readCursor, rowsToRead, toPage } from '../../paging.ts'
import { containing } from '../../search-columns.ts'
import { isSomebody } from '../../visibility/people.ts'
import { type ManagedRow, managedSql, showManaged } from './managed-person.view.ts'

interface Asked {
  q?: string
  verified?: 'yes' | 'no'
  cursor?: string
  limit: number
}

/** How many of the newest are looked through for a term that is too short for the index. */
const LOOK = 10_000

/** Everybody, also whom no search finds: an admin answers for all of them. */
export async function listPeople(ctx: SignedIn, { cursor, limit, ...asked }: Asked): Promise<Page<ManagedPerson>> {
  const from = readCursor('managed', cursor)
  // Who is deleted is nobody any more: what is left of her stands for others' counts.
  const rest = sql<SqlBool>`${isSomebody('p')} and ${verifiedIs(asked.verified)} and ${from ? before('p.created_at', 'p.id', from) : sql`true`}`
  const { rows } = await sql<ManagedRow>`
    select ${managedSql(ctx)} from ${peopleWith(asked.q ?? '', rest)}
    order by p.created_at desc, p.id desc limit ${rowsToRead(limit)}`.execute(ctx.db)
  return toPage(
    'managed',
    limit,
    rows,
    (row) => ({ at: row.joined_at, id: row.chip_id }),
    (row) => showManaged(row, ctx.pass),
  )
}

/** `offset 0` is a wall: see people.queries.ts. */
function peopleWith(q: string, rest: RawBuilder<SqlBool>): RawBuilder<unknown> {
  // As the product writes a handle.
  const term = fold(q.replace(/^@/, ''))
  if (term === '') return sql`profiles p where ${rest}`
  if (term.includes('@')) {
    return sql`profiles p where p.id = (select u.id from users u where u.email = ${q.toLowerCase()} limit 1) and ${rest}`
  }
  const pattern = containing(term)
  if (/[\p{L}\p{N}]{3}/u.test(term)) {
    return sql`(select * from profiles p where p.search_text like ${pattern} and ${rest} offset 0) p`
  }
  return sql`(select * from profiles p where ${rest} order by p.created_at desc, p.id desc limit ${sql.lit(LOOK)}) p
    where (p.search_text || '') like ${pattern}`
}

const verifiedIs = (verified: Asked['verified']): RawBuilder<SqlBool> => {
  if (verified === undefined) return sql<SqlBool>`true`
  return verified === 'yes' ? sql<SqlBool>`p.verified_at is not null` : sql<SqlBool>`p.verified_at is null`
}
