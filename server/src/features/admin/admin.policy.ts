import type { ManagedPerson } from '@heraia/contract/admin'
import type { TeamCard } from '@heraia/contract/team'
import type { Viewer } from '../../context.ts'

type Standing = Pick<ManagedPerson, 'id' | 'state' | 'verified'>

/** Nobody verifies herself. */
export const mayVerify = (viewer: Viewer, person: Standing): boolean =>
  viewer.isAdmin && viewer.id !== person.id && person.state === 'active' && !person.verified

export const mayUnverify = (viewer: Viewer, person: Standing): boolean =>
  viewer.isAdmin && viewer.id !== person.id && person.verified

/** `isHers`: she is in it. Nobody verifies her own team. */
type JudgedTeam = Pick<TeamCard, 'verified'> & { isHers: boolean }

export const mayVerifyTeam = (viewer: Viewer, team: JudgedTeam): boolean =>
  viewer.isAdmin && !team.isHers && !team.verified

export const mayUnverifyTeam = (viewer: Viewer, team: JudgedTeam): boolean =>
  viewer.isAdmin && !team.isHers && team.verified
