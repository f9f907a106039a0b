import type { BoundedCount, Page } from '@heraia/contract/paging'
import type { TeamCard } from '@heraia/contract/team'
import type { TeamFilters } from '@heraia/contract/teams'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { pageSize, readCursor, rowsToRead, startOf, toPage, writeCursor } from '../../paging.ts'
import { statement } from '../../statement.ts'
import { rememberedCounts } from '../people/remembered-counts.ts'
import { showTeamCard, type TeamCardRow, teamCardSql } from './team-card.view.ts'
import { type AskedTeams, askedTeams, fromAll, fromFirst, fromIndex, hasTerms, isIndexed } from './team-filter.ts'

type Search = TeamFilters & { cursor?: string; limit: number }

/** How many of the newest are looked through before a trigram index is asked. */
const FIRST_LOOK = 500
/** How many are looked through for a term that is too short for the index. */
const LONG_LOOK = 10_000
const COUNT_MAX = 1_000

type AskedPage = AskedTeams & { limit: number }

/** Public teams, the newest first; the same for everybody. */
export async function searchTeams(ctx: Context, search: Search): Promise<Page<TeamCard>> {
  const from = startOf(readCursor('teams', search.cursor))
  const asked: AskedPage = { ...askedTeams(search, ctx.now()), ...from, limit: pageSize(search.limit) }
  const page = (rows: TeamCardRow[]) =>
    toPage(
      'teams',
      search.limit,
      rows,
      (row) => ({ at: row.created_at, id: row.team_id }),
      (row) => showTeamCard(row, ctx.pass),
    )
  if (!hasTerms(asked)) return page(await selects.all(ctx, asked))
  const common = await selects.first(ctx, asked)
  if (common.length > search.limit) return page(common)
  if (isIndexed(asked)) return page(await selects.index(ctx, asked))
  const found = page(await selects.longLook(ctx, asked))
  return { ...found, nextCursor: found.nextCursor ?? (await endOfLook(ctx, asked)) }
}

const select = (source: (asked: AskedPage) => RawBuilder<unknown>) =>
  statement(
    (asked: AskedPage) => sql<TeamCardRow>`
      select ${teamCardSql(asked.day)} ${source(asked)}
      order by t.created_at desc, t.id desc limit ${rowsToRead(asked.limit)}`,
  )

const selects = {
  all: select(fromAll),
  first: select((asked) => fromFirst(asked, FIRST_LOOK)),
  index: select(fromIndex),
  longLook: select((asked) => fromFirst(asked, LONG_LOOK)),
}

/** Where a long look stopped, for the next page to go on from; null: it saw all. */
async function endOfLook(ctx: Context, asked: AskedPage): Promise<string | null> {
  const { rows } = await sql<{ created_at: Date; id: string }>`
    select t.created_at, t.id ${fromAll(asked)}
    order by t.created_at desc, t.id desc offset ${sql.lit(LONG_LOOK - 1)} limit 1`.execute(ctx.db)
  return rows[0] ? writeCursor('teams', { at: rows[0].created_at, id: rows[0].id }) : null
}

const teamCounts = rememberedCounts<BoundedCount>()

/** How many a search finds, up to 1,000: apart from the rows, for it is the slow part. Everybody finds the same. */
export function countTeams(ctx: Context, filters: TeamFilters): Promise<BoundedCount> {
  const asked = askedTeams(filters, ctx.now())
  return teamCounts.remember(ctx.ports, null, JSON.stringify(asked), () => count(ctx, asked))
}

async function count(ctx: Context, asked: AskedTeams): Promise<BoundedCount> {
  const isLong = hasTerms(asked) && !isIndexed(asked)
  const [row] = await (isLong ? counts.longLook : hasTerms(asked) ? counts.index : counts.all)(ctx, asked)
  const found = row?.count ?? 0
  const more = found > COUNT_MAX || (isLong && (await endOfLook(ctx, { ...asked, limit: 1 })) !== null)
  return { count: Math.min(found, COUNT_MAX), more }
}

const counting = (source: (asked: AskedTeams) => RawBuilder<unknown>) =>
  statement(
    (asked: AskedTeams) => sql<{ count: number }>`
      select count(*)::int as count from (select 1 ${source(asked)} limit ${sql.lit(COUNT_MAX + 1)}) f`,
  )

const counts = {
  all: counting(fromAll),
  index: counting(fromIndex),
  longLook: counting((asked) => fromFirst(asked, LONG_LOOK)),
}
