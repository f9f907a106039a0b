import { foldKey } from '@heraia/contract/fold'
import type { PersonId } from '@heraia/contract/ids'
import type { Page } from '@heraia/contract/paging'
import type { CurrentRanking, Ranking } from '@heraia/contract/rankings'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { readCursor, rowsToRead, toPage } from '../../../paging.ts'
import { findAthlete } from '../find-athlete.ts'
import { dayOf } from '../result-columns.ts'
import { type CurrentRankingRow, type RankingRow, rankingSql, showCurrentRanking, showRanking } from './ranking.view.ts'

/** The newest of each list with the one before; walks rankings_list_idx. */
export async function listRankings(ctx: Context, id: PersonId): Promise<{ items: CurrentRanking[] }> {
  await findAthlete(ctx, id)
  const { rows } = await sql<CurrentRankingRow>`
    select ${rankingSql(ctx.viewer)}, k.entries::integer as entries, k.before
    from (
      select r.*, count(*) over list as entries, row_number() over newest as place,
        lead(json_build_object('position', r.position, 'ranked_on', r.ranked_on)) over newest as before
      from rankings r where r.person_id = ${id}::uuid
      window list as (partition by r.scope, r.category_key), newest as (list order by r.ranked_on desc, r.id desc)
    ) as k
    where k.place = 1
    order by array_position(array['international', 'national', 'regional'], k.scope), k.ranked_on desc, k.id
    limit 50`.execute(ctx.db)
  return { items: rows.map((row) => showCurrentRanking(row, ctx.viewer)) }
}

interface HistoryAsked {
  id: PersonId
  scope?: Ranking['scope']
  category?: string
  cursor?: string
  limit: number
}

/** Newest first; walks rankings_newest_idx, or rankings_list_idx for one list. */
export async function listRankingHistory(ctx: Context, asked: HistoryAsked): Promise<Page<Ranking>> {
  const position = readCursor('rankings', asked.cursor)
  await findAthlete(ctx, asked.id)
  const { rows } = await sql<RankingRow>`
    select ${rankingSql(ctx.viewer)} from rankings k where k.person_id = ${asked.id}::uuid
      ${asked.scope === undefined ? sql`` : sql`and k.scope = ${asked.scope}`}
      ${asked.category === undefined ? sql`` : sql`and k.category_key = ${foldKey(asked.category).slice(0, 120)}`}
      ${position ? sql`and (k.ranked_on, k.id) < (${dayOf(position.at)}::date, ${position.id}::uuid)` : sql``}
    order by k.ranked_on desc, k.id desc
    limit ${rowsToRead(asked.limit)}`.execute(ctx.db)
  return toPage(
    'rankings',
    asked.limit,
    rows,
    ({ ranked_on, id }) => ({ at: new Date(ranked_on), id }),
    (row) => showRanking(row, ctx.viewer),
  )
}
