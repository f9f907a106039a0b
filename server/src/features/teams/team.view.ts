import type { Team, TeamRole, TeamStanding } from '@heraia/contract/team'
import type { StoredPicture } from '@heraia/database/json'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { isForEngines } from '../../visibility/outside.ts'
import { isActive, isGone, isMinor, isVisible, type ViewerId } from '../../visibility/people.ts'
import { type ChipRow, chipSql, showChip } from '../profiles/person.view.ts'
import { mayMessage } from '../profiles/profiles.policy.ts'
import { type RelationRow, relationSql, standingOf } from '../profiles/relation.view.ts'
import { showTeamCard, type TeamCardRow, teamCardSql } from './team-card.view.ts'
import { showTeamPicture } from './team-chip.view.ts'
import { isOwner, mayAsk, mayLeave, mayManage, mayTakeOver, type TeamAccess } from './teams.policy.ts'

export interface TeamRow extends TeamCardRow, AccessRow, ContactRow {
  about: string | null
  cover: StoredPicture | null
  website: string | null
  safeguarding: string | null
  audience: Team['audience']
  contact_id: string | null
  logo_id: string | null
  cover_id: string | null
  open_roles: number
  late_answers: number
  waiting: number
  version: number
}

export interface AccessRow {
  my_state: 'member' | 'invited' | 'asked' | null
  my_role: TeamRole | null
  following: boolean | null
  my_minor: boolean
  owner_gone: boolean
}

/** All null where the viewer does not see her. */
type ContactRow = { [Key in keyof (ChipRow & RelationRow)]: (ChipRow & RelationRow)[Key] | null }

/** What the viewer is to `teams as t`. */
export const accessSql = (viewer: ViewerId): RawBuilder<unknown> =>
  viewer === null
    ? sql`null as my_state, null as my_role, false as following, false as my_minor, false as owner_gone`
    : sql`mine.state as my_state, mine.role as my_role,
        coalesce((select true from team_follows f where f.team_id = t.id and f.person_id = ${viewer}::uuid), false) as following,
        coalesce((select ${isMinor('v')} from profiles v where v.id = ${viewer}::uuid), false) as my_minor,
        coalesce((select ${isGone('o')} or ${isMinor('o')} from team_members w join profiles o on o.id = w.person_id
          where w.team_id = t.id and w.role = 'owner'), true) as owner_gone`

export const accessFrom = (viewer: ViewerId): RawBuilder<unknown> =>
  viewer === null ? sql`` : sql`left join team_members mine on mine.team_id = t.id and mine.person_id = ${viewer}::uuid`

/** An application that waits for an answer although the day that was promised has passed. */
export const isLate = (day: string): RawBuilder<boolean> =>
  sql<boolean>`(a.stage = 'received' and r.answer_by < ${day}::date)`

export const teamSql = (viewer: ViewerId, day: string): RawBuilder<unknown> => sql`
  ${teamCardSql(day)}, ${accessSql(viewer)}, t.about, case when t.cover_id is not null then t.cover end as cover,
  t.website, t.safeguarding, t.audience, t.contact_id, t.logo_id, t.cover_id, t.version,
  (select count(*) from open_roles r where r.team_id = t.id and r.closed_at is null and r.deadline >= ${day}::date) as open_roles,
  (select count(*) from open_roles r join role_applications a on a.role_id = r.id join profiles q on q.id = a.person_id
    where r.team_id = t.id and ${isLate(day)} and ${isActive('q')}) as late_answers,
  (select count(*) from team_members m join profiles q on q.id = m.person_id
    where m.team_id = t.id and m.state = 'asked' and ${isVisible('q', viewer)}) as waiting,
  ${chipSql}, ${relationSql(viewer)}`

/** The contact `p`, or the owner where none is named; nobody whom the viewer must not see, and no minor. As a roster. */
export const teamFrom = (viewer: ViewerId): RawBuilder<unknown> => sql`teams t ${accessFrom(viewer)}
  left join profiles p on p.id = coalesce(t.contact_id,
      (select w.person_id from team_members w where w.team_id = t.id and w.role = 'owner'))
    and ${viewer === null ? isForEngines('p') : sql`${isVisible('p', viewer)} and not ${isMinor('p')}`}`

export const accessOf = (row: AccessRow): TeamAccess => ({
  state: row.my_state ?? 'none',
  role: row.my_role,
  isMinor: row.my_minor,
  ownerGone: row.owner_gone,
})

export const showTeam = (row: TeamRow, { viewer, pass }: Context): Team => ({
  ...showTeamCard(row, pass),
  about: row.about,
  cover: showTeamPicture(row.cover, row.audience, pass),
  website: row.website,
  safeguarding: row.safeguarding,
  audience: row.audience,
  createdAt: row.created_at.toISOString(),
  openRoles: row.open_roles,
  lateAnswers: row.late_answers,
  contact: showContact(row, viewer?.id ?? null, pass),
  version: row.version,
  standing: viewer && showStanding(row),
})

function showContact(row: ContactRow, viewer: string | null, pass: Context['pass']): Team['contact'] {
  if (row.chip_id === null) return null
  const standing = standingOf(row as RelationRow, viewer)
  return { person: showChip(row as ChipRow, pass), mayMessage: viewer !== null && mayMessage(standing) }
}

function showStanding(row: TeamRow): TeamStanding {
  const she = accessOf(row)
  return {
    state: she.state,
    role: she.role,
    following: row.following ?? false,
    waiting: mayManage(she) ? row.waiting : null,
    may: {
      manage: mayManage(she),
      own: isOwner(she),
      ask: mayAsk(she),
      leave: mayLeave(she),
      takeOver: mayTakeOver(she),
    },
  }
}
