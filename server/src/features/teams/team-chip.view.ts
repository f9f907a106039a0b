import type { TeamId } from '@heraia/contract/ids'
import type { TeamChip } from '@heraia/contract/team'
import type { StoredPicture } from '@heraia/database/json'
import { type RawBuilder, sql } from 'kysely'
import { type Pass, showPicture } from '../../files/picture.view.ts'
import type { ViewerId } from '../../visibility/people.ts'
import { isTeamShown } from '../../visibility/teams.ts'

/** What a query selects of `teams as t` to show which team it is. */
export const teamChipSql = sql`t.id as team_id, t.name as team_name, t.sport as team_sport,
  case when t.logo_id is not null then t.logo end as team_logo, t.verified as team_verified, t.audience as team_audience`

/** The same as one JSON value beside another row, for the team with this id; null where the viewer does not see it. */
export const teamJson = (id: string, viewer: ViewerId): RawBuilder<unknown> => sql`
  case when ${sql.ref(id)} is not null then (select to_jsonb(c) from (
    select ${teamChipSql} from teams t where t.id = ${sql.ref(id)} and ${isTeamShown('t', viewer)}) c) end`

export interface TeamChipRow {
  team_id: string
  team_name: string
  team_sport: string | null
  team_logo: StoredPicture | null
  team_verified: boolean
  team_audience: 'public' | 'members'
}

export const showTeamChip = (row: TeamChipRow, pass: Pass): TeamChip => ({
  id: row.team_id as TeamId,
  name: row.team_name,
  sport: row.team_sport,
  logo: showTeamPicture(row.team_logo, row.team_audience, pass),
  verified: row.team_verified,
})

/** Of a team that is not for everybody the address says for whom it was made. */
export const showTeamPicture = (stored: StoredPicture | null, audience: TeamChipRow['team_audience'], pass: Pass) =>
  stored && showPicture(stored, audience === 'public' ? null : pass)
