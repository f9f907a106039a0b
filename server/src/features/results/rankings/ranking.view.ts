import type { RankingId } from '@heraia/contract/ids'
import type { CurrentRanking, Ranking } from '@heraia/contract/rankings'
import { sql } from 'kysely'

export interface RankingRow {
  id: RankingId
  person_id: string
  scope: Ranking['scope']
  category: string
  position: number
  out_of: number | null
  source: string
  source_url: string | null
  ranked_on: string
}

export interface CurrentRankingRow extends RankingRow {
  before: { position: number; ranked_on: string } | null
  entries: number
}

/** What a query selects of `rankings as k`. */
export const rankingSql = sql`k.id, k.person_id, k.scope, k.category, k.position, k.out_of, k.source, k.source_url,
  k.ranked_on`

export const showRanking = (row: RankingRow, viewer: string | null): Ranking => ({
  id: row.id,
  ...{ scope: row.scope, category: row.category, position: row.position, outOf: row.out_of },
  ...{ source: row.source, sourceUrl: row.source_url, date: row.ranked_on },
  standing: 'self-reported',
  may: { edit: row.person_id === viewer },
})

export const showCurrentRanking = (row: CurrentRankingRow, viewer: string | null): CurrentRanking => ({
  ...showRanking(row, viewer),
  previous: row.before && { position: row.before.position, date: row.before.ranked_on },
  entries: row.entries,
})
