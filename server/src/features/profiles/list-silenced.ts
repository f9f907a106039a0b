import type { Page } from '@heraia/contract/paging'
import type { PersonChip } from '@heraia/contract/person'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { before, readCursor, rowsToRead, toPage } from '../../paging.ts'
import { isActive, isListed } from '../../visibility/people.ts'
import { type ChipRow, chipSql, showChip } from './person.view.ts'

interface PageInput {
  cursor?: string
  limit: number
}

/** Whom she blocked, newest first; walks blocks_newest_idx. Here alone she sees people behind a block: to end it. */
export const listBlocked = (ctx: SignedIn, input: PageInput) => list(ctx, 'blocked', input)

/** Whom she muted, newest first; walks mutes_newest_idx. */
export const listMuted = (ctx: SignedIn, input: PageInput) => list(ctx, 'muted', input)

const sources = {
  blocked: { rows: sql.table('blocks'), by: sql.ref('l.blocker_id'), shown: 'l.blocked_id' },
  muted: { rows: sql.table('mutes'), by: sql.ref('l.muter_id'), shown: 'l.muted_id' },
} as const

async function list(ctx: SignedIn, name: keyof typeof sources, input: PageInput): Promise<Page<PersonChip>> {
  const me = ctx.viewer.id
  const position = readCursor(name, input.cursor)
  const { rows: source, by, shown } = sources[name]
  const { rows } = await sql<ChipRow & { listed_at: Date }>`
    select ${chipSql}, l.created_at as listed_at
    from ${source} l join profiles p on p.id = ${sql.ref(shown)}
    where ${by} = ${me}::uuid and ${name === 'blocked' ? isActive('p') : isListed('p', me)}
      ${position ? sql`and ${before('l.created_at', shown, position)}` : sql``}
    order by l.created_at desc, ${sql.ref(shown)} desc
    limit ${rowsToRead(input.limit)}`.execute(ctx.db)
  return toPage(
    name,
    input.limit,
    rows,
    (row) => ({ at: row.listed_at, id: row.chip_id }),
    (row) => showChip(row, ctx.pass),
  )
}
