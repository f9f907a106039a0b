import type { TeamRole } from '@heraia/contract/team'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isForEngines } from './outside.ts'
import { follows, isActive, isMinor, isThere, isVisible, type ViewerId } from './people.ts'

/**
 * Whether the viewer may see a team: public ones everybody; the others who is in them, is invited or asks to join.
 * `team` is the alias of the teams row.
 */
export const isTeamShown = (team: string, viewer: ViewerId): RawBuilder<SqlBool> => {
  const isPublic = sql<SqlBool>`${sql.ref(`${team}.audience`)} = 'public'`
  return viewer === null
    ? sql<SqlBool>`(${isPublic})`
    : sql<SqlBool>`(${isPublic} or ${hasPlace(sql.ref(`${team}.id`), viewer)})`
}

/**
 * One of its open roles: whoever sees the team, and who waits there for an answer, to read what she applied for and to take
 * it back. `application` is the alias of her own, where she is signed in.
 */
export const isRoleShown = (team: string, application: string, viewer: ViewerId): RawBuilder<SqlBool> =>
  viewer === null
    ? isTeamShown(team, null)
    : sql<SqlBool>`(${isTeamShown(team, viewer)} or coalesce(${sql.ref(`${application}.stage`)} <> 'withdrawn', false))`

/** A search finds it: what is for members is found by nobody, they have their own list. */
export const isTeamFound = (team: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(`${team}.audience`)} = 'public'`

const hasPlace = (team: RawBuilder<unknown>, person: string) =>
  isThere(sql`team_members m where m.team_id = ${team} and m.person_id = ${person}::uuid`)

const isMember = (team: RawBuilder<unknown>, person: string): RawBuilder<SqlBool> =>
  isThere(sql`team_members m where m.team_id = ${team} and m.person_id = ${person}::uuid and m.state = 'member'`)

/**
 * Whether a roster shows a member `p` to the viewer: whom she may see at all; minors only to those of the same team and
 * to people whom they let follow. Engines keep what everybody reads: it names only who is found there.
 */
export const isOnRoster = (alias: string, team: RawBuilder<unknown>, viewer: ViewerId): RawBuilder<SqlBool> => {
  if (viewer === null) return isForEngines(alias)
  const person = sql.ref(`${alias}.id`)
  return sql<SqlBool>`(${person} = ${viewer}::uuid or (${isVisible(alias, viewer)} and (
    not ${isMinor(alias)} or ${follows(viewer, person)} or ${isMember(team, viewer)})))`
}

/**
 * Beyond that, those whom the viewer may take out of the team: a block hides who she is, not that she has a place. `m` is
 * her place, `roles` those that the viewer may end.
 */
export const isEndable = (alias: string, roles: readonly TeamRole[]): RawBuilder<SqlBool> =>
  roles.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`(m.role = any(${[...roles]}::text[]) and ${isActive(alias)})`
