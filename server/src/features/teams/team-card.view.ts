import type { TeamCard } from '@heraia/contract/team'
import { type RawBuilder, sql } from 'kysely'
import type { Pass } from '../../files/picture.view.ts'
import { firstWords } from '../../first-words.ts'
import { showTeamChip, type TeamChipRow, teamChipSql } from './team-chip.view.ts'

const ABOUT_EXCERPT = 160

export interface TeamCardRow extends TeamChipRow {
  location: string | null
  about_excerpt: string | null
  members_count: number
  followers_count: number
  achievements_count: number
  recruiting: boolean
  created_at: Date
}

/** The day of the server's clock in UTC, as deadlines are read. */
export const today = (now: Date): string => now.toISOString().slice(0, 10)

/** Some open role can still be applied for. */
const isRecruiting = (day: string): RawBuilder<boolean> =>
  sql<boolean>`coalesce(t.recruiting_until >= ${day}::date, false)`

/** What a query selects of `teams as t` to show one result of a search. */
export const teamCardSql = (day: string): RawBuilder<unknown> => sql`${teamChipSql}, t.location,
  left(t.about, ${sql.lit(ABOUT_EXCERPT + 1)}) as about_excerpt, t.members_count, t.followers_count, t.achievements_count,
  ${isRecruiting(day)} as recruiting, t.created_at`

export const showTeamCard = (row: TeamCardRow, pass: Pass): TeamCard => ({
  ...showTeamChip(row, pass),
  location: row.location,
  about: row.about_excerpt && firstWords(row.about_excerpt, ABOUT_EXCERPT),
  members: row.members_count,
  followers: row.followers_count,
  achievements: row.achievements_count,
  recruiting: row.recruiting,
})
