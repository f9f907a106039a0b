import type { PersonCard } from '@heraia/contract/person'
import { type RawBuilder, sql } from 'kysely'
import type { Pass } from '../../files/picture.view.ts'
import { firstWords } from '../../first-words.ts'
import { countHidden, hiddenFollowers } from '../../visibility/hidden-counts.ts'
import { isOpen, isShown, type ViewerId } from '../../visibility/people.ts'
import { type ChipRow, chipSql, showChip } from './person.view.ts'
import { type RelationRow, relationSql, showRelation } from './relation.view.ts'

const BIO_EXCERPT = 160

export interface CardRow extends ChipRow, RelationRow {
  location: string | null
  bio_excerpt: string | null
  /** All of them: pages by followers go on from it. */
  followers_count: number
  /** Those hidden from the viewer; null for none. */
  hidden_followers: number | null
  /** null: her figures are not for the viewer. */
  matches_count: number | null
  joined_at: Date
}

/** What a query selects of `profiles as p` to show one result of a people list. */
export const cardSql = (viewer: ViewerId): RawBuilder<unknown> => sql`
  ${chipSql}, ${relationSql(viewer)}, p.location, p.followers_count,
  ${countHidden(viewer, (them) => hiddenFollowers('p', them))} as hidden_followers,
  case when ${isShown('p', 'stats_visibility', viewer)} then p.matches_count end as matches_count, p.created_at as joined_at,
  case when ${isOpen('p', viewer)} then left(p.bio, ${BIO_EXCERPT + 1}::int) end as bio_excerpt`

export const showCard = (row: CardRow, viewer: ViewerId, pass: Pass): PersonCard => ({
  ...showChip(row, pass),
  location: row.is_minor && !row.viewer_follows && row.person_id !== viewer ? null : row.location,
  bio: row.bio_excerpt && firstWords(row.bio_excerpt, BIO_EXCERPT),
  followers: row.followers_count - (row.hidden_followers ?? 0),
  matches: row.chip_role === 'athlete' ? row.matches_count : null,
  joinedAt: row.joined_at.toISOString(),
  relation: showRelation(row, viewer),
})
