import type { Page } from '@heraia/contract/paging'
import type { PersonChip } from '@heraia/contract/person'
import type { MutedPerson } from '@heraia/contract/profiles'
import { type RawBuilder, sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { before, readCursor, rowsToRead, toPage } from '../../paging.ts'
import { isMuteStanding } from '../../visibility/mutes.ts'
import { isActive, isListed } from '../../visibility/people.ts'
import { type ChipRow, chipSql, showChip } from './person.view.ts'

interface PageInput {
  cursor?: string
  limit: number
}

/** Whom she blocked, newest first; walks blocks_newest_idx. Here alone she sees people behind a block: to end it. */
export const listBlocked = (ctx: SignedIn, input: PageInput): Promise<Page<PersonChip>> =>
  list(ctx, blocked, input, (row) => showChip(row, ctx.pass))

/** Whom she muted, newest first; walks mutes_newest_idx. What has ended is not in it. */
export const listMuted = (ctx: SignedIn, input: PageInput): Promise<Page<MutedPerson>> =>
  list(ctx, muted, input, (row) => ({
    ...showChip(row, ctx.pass),
    mutedUntil: row.ends_at?.toISOString() ?? null,
  }))

/** Whom she restricted, newest first; walks restrictions_newest_idx. */
export const listRestricted = (ctx: SignedIn, input: PageInput): Promise<Page<PersonChip>> =>
  list(ctx, restricted, input, (row) => showChip(row, ctx.pass))

interface ListedRow extends ChipRow {
  listed_at: Date
  ends_at: Date | null
}

interface Source {
  name: string
  rows: RawBuilder<unknown>
  by: RawBuilder<unknown>
  shown: string
  ends: RawBuilder<unknown>
  isIn: (me: string) => RawBuilder<unknown>
}

const blocked: Source = {
  ...{ name: 'blocked', rows: sql.table('blocks'), by: sql.ref('l.blocker_id'), shown: 'l.blocked_id' },
  ends: sql`null::timestamptz`,
  isIn: () => isActive('p'),
}

const muted: Source = {
  ...{ name: 'muted', rows: sql.table('mutes'), by: sql.ref('l.muter_id'), shown: 'l.muted_id' },
  ends: sql.ref('l.ends_at'),
  isIn: (me) => sql`${isListed('p', me)} and ${isMuteStanding('l')}`,
}

const restricted: Source = {
  ...{ name: 'restricted', rows: sql.table('restrictions'), by: sql.ref('l.restricter_id'), shown: 'l.restricted_id' },
  ends: sql`null::timestamptz`,
  isIn: (me) => isListed('p', me),
}

async function list<Item>(
  ctx: SignedIn,
  { name, rows: source, by, shown, ends, isIn }: Source,
  input: PageInput,
  show: (row: ListedRow) => Item,
): Promise<Page<Item>> {
  const me = ctx.viewer.id
  const position = readCursor(name, input.cursor)
  const { rows } = await sql<ListedRow>`
    select ${chipSql}, l.created_at as listed_at, ${ends} as ends_at
    from ${source} l join profiles p on p.id = ${sql.ref(shown)}
    where ${by} = ${me}::uuid and ${isIn(me)}
      ${position ? sql`and ${before('l.created_at', shown, position)}` : sql``}
    order by l.created_at desc, ${sql.ref(shown)} desc
    limit ${rowsToRead(input.limit)}`.execute(ctx.db)
  return toPage(name, input.limit, rows, (row) => ({ at: row.listed_at, id: row.chip_id }), show)
}
