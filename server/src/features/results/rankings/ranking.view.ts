import type { RankingId } from '@heraia/contract/ids'
import type { CurrentRanking, Ranking } from '@heraia/contract/rankings'
import { type RawBuilder, sql } from 'kysely'
import { isVisible } from '../../../visibility/people.ts'
import { mayUnverify, mayVerify } from './rankings.policy.ts'

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
  verified_by: string | null
  verified_at: Date | null
  verifier: { handle: string; name: string } | null
  /** The viewer verifies rankings, and this one is not hers. null: no. */
  judged_by_viewer: boolean | null
  updated_at: Date
}

export interface CurrentRankingRow extends RankingRow {
  before: { position: number; ranked_on: string } | null
  entries: number
}

/** What a query selects of `rankings as k`. The staff is not named. */
export const rankingSql = (viewer: RankingViewer | null): RawBuilder<RankingRow> =>
  sql<RankingRow>`k.id, k.person_id, k.scope, k.category, k.position, k.out_of, k.source, k.source_url, k.ranked_on,
    k.verified_by, k.verified_at, k.updated_at,
    case when k.verified_by is not null then (select json_build_object('handle', v.handle, 'name', v.name)
      from profiles v where v.id = k.verified_by and v.role = 'federation' and ${isVisible('v', viewer && viewer.id)}) end as verifier,
    ${viewer === null ? sql`false` : judges(viewer)} as judged_by_viewer`

const judges = ({ id, isAdmin }: RankingViewer): RawBuilder<boolean> =>
  sql`(k.person_id <> ${id}::uuid and (${sql.lit(isAdmin)} or coalesce((
    select j.role = 'federation' and j.verified_at is not null from profiles j where j.id = ${id}::uuid), false)))`

export interface RankingViewer {
  id: string
  isAdmin: boolean
}

export const showRanking = (row: RankingRow, viewer: RankingViewer | null): Ranking => ({
  id: row.id,
  ...{ scope: row.scope, category: row.category, position: row.position, outOf: row.out_of },
  ...{ source: row.source, sourceUrl: row.source_url, date: row.ranked_on },
  standing: row.verified_at ? 'verified' : 'self-reported',
  verified: row.verified_at && { by: row.verifier, at: row.verified_at.toISOString() },
  updatedAt: row.updated_at.toISOString(),
  may: {
    edit: viewer !== null && row.person_id === viewer.id,
    verify: mayVerify(row),
    unverify: viewer !== null && mayUnverify(row, viewer),
  },
})

export const showCurrentRanking = (row: CurrentRankingRow, viewer: RankingViewer | null): CurrentRanking => ({
  ...showRanking(row, viewer),
  previous: row.before && { position: row.before.position, date: row.before.ranked_on },
  entries: row.entries,
})
