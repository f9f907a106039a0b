import { fold } from '@heraia/contract/fold'
import type { Page } from '@heraia/contract/paging'
import type { PersonChip } from '@heraia/contract/person'
import { type RawBuilder, sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { before, type Position, readCursor, writeCursor } from '../../paging.ts'
import { containing } from '../../search-columns.ts'
import { follows, isFound, isMinor, isVisible } from '../../visibility/people.ts'
import { type ChipRow, chipSql, showChip } from '../profiles/person.view.ts'
import { mayMessage } from '../profiles/profiles.policy.ts'
import { type RelationRow, relationSql, standingOf } from '../profiles/relation.view.ts'

interface Wanted {
  q?: string
  cursor?: string
  limit: number
}

type Candidate = ChipRow & RelationRow & { at: Date }

const ROWS_AT_ONCE = 51
/** Where so many in a row may not be written to, the page ends short and its cursor goes on. */
const MOST_READS = 6

/** Whom she may write to: people she follows, then her followers, then with `q` anybody whom a search finds. */
export async function listContacts(ctx: SignedIn, { q, cursor, limit }: Wanted): Promise<Page<PersonChip>> {
  const term = fold(q ?? '')
  let { source, position } = readStart(cursor)
  const found: { chip: PersonChip; cursor: string }[] = []
  for (let reads = 0; reads < MOST_READS; reads += 1) {
    const rows = await candidates(ctx, source, term, position)
    for (const row of rows) {
      position = { at: row.at, id: row.chip_id }
      if (!mayMessage(standingOf(row, ctx.viewer.id))) continue
      found.push({ chip: showChip(row, ctx.pass), cursor: writeCursor(source, position) })
      if (found.length > limit) return page(found.slice(0, limit), found[limit - 1]?.cursor)
    }
    if (rows.length < ROWS_AT_ONCE) {
      const next = SOURCES[SOURCES.indexOf(source) + 1]
      if (!next || (next === 'contactsfound' && term === '')) return page(found, undefined)
      source = next
      position = null
    }
  }
  return page(found, position ? writeCursor(source, position) : found.at(-1)?.cursor)
}

const page = (found: { chip: PersonChip }[], nextCursor: string | undefined): Page<PersonChip> => ({
  items: found.map(({ chip }) => chip),
  nextCursor: nextCursor ?? null,
})

const SOURCES = ['contactsfollowed', 'contactsfollowers', 'contactsfound'] as const
type Source = (typeof SOURCES)[number]

function readStart(cursor: string | undefined): { source: Source; position: Position | null } {
  const source = SOURCES.find((each) => cursor?.startsWith(`${each}.`)) ?? 'contactsfollowed'
  return { source, position: readCursor(source, cursor) }
}

async function candidates(ctx: SignedIn, source: Source, term: string, position: Position | null) {
  const me = ctx.viewer.id
  const { from, at, id } = of(source, me)
  const { rows } = await sql<Candidate>`
    select ${chipSql}, ${relationSql(me)}, ${sql.ref(at)} as at from ${from}
      and ${isVisible('p', me)} and p.id <> ${me}::uuid
      and ${position ? before(at, id, position) : sql`true`}
      and ${term === '' ? sql`true` : isNamed(me, term)}
    order by ${sql.ref(at)} desc, ${sql.ref(id)} desc limit ${sql.lit(ROWS_AT_ONCE)}`.execute(ctx.db)
  return rows
}

/** Where a minor lives, which is the end of what is searched, finds her for those alone whom she lets follow. */
const isNamed = (me: string, term: string): RawBuilder<unknown> => sql`p.search_text like ${containing(term)}
  and (not ${isMinor('p')} or ${follows(me, sql`p.id`)}
    or left(p.search_text, -greatest(length(p.location_folded), 1)) like ${containing(term)})`

/** Each source leaves out who stands in the one before it. */
function of(source: Source, me: string): { from: RawBuilder<unknown>; at: string; id: string } {
  const followed = sql`exists (select 1 from follows b where b.follower_id = ${me}::uuid and b.followed_id = p.id)`
  const follower = sql`exists (select 1 from follows b where b.follower_id = p.id and b.followed_id = ${me}::uuid)`
  switch (source) {
    case 'contactsfollowed':
      return {
        from: sql`follows f join profiles p on p.id = f.followed_id where f.follower_id = ${me}::uuid`,
        at: 'f.created_at',
        id: 'f.followed_id',
      }
    case 'contactsfollowers':
      return {
        from: sql`follows f join profiles p on p.id = f.follower_id where f.followed_id = ${me}::uuid and not ${followed}`,
        at: 'f.created_at',
        id: 'f.follower_id',
      }
    case 'contactsfound':
      return {
        from: sql`profiles p where ${isFound('p', me)} and not ${followed} and not ${follower}`,
        at: 'p.created_at',
        id: 'p.id',
      }
  }
}
