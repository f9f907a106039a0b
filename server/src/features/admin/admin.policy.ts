import type { ManagedPerson } from '@heraia/contract/admin'
import { FEWEST_PEOPLE } from '@heraia/contract/fewest-people'
import type { TeamCard } from '@heraia/contract/team'
import type { Viewer } from '../../context.ts'

type Standing = Pick<ManagedPerson, 'id' | 'state' | 'verified' | 'role'>

/** Nobody verifies herself. */
export const mayVerify = (viewer: Viewer, person: Standing): boolean =>
  viewer.isAdmin && viewer.id !== person.id && person.state === 'active' && !person.verified

export const mayUnverify = (viewer: Viewer, person: Standing): boolean =>
  viewer.isAdmin && viewer.id !== person.id && person.verified

/** What she asks; nobody answers herself. */
export const mayDecline = (viewer: Viewer, person: Standing): boolean =>
  viewer.isAdmin && viewer.id !== person.id && person.state === 'active'

/** `isHers`: she is in it. Nobody verifies her own team. */
type JudgedTeam = Pick<TeamCard, 'verified'> & { isHers: boolean }

export const mayVerifyTeam = (viewer: Viewer, team: JudgedTeam): boolean =>
  viewer.isAdmin && !team.isHers && !team.verified

/** What is asked for it, as long as that is open. */
export const mayDeclineTeam = (viewer: Viewer, team: JudgedTeam): boolean => mayVerifyTeam(viewer, team)

export const mayUnverifyTeam = (viewer: Viewer, team: JudgedTeam): boolean =>
  viewer.isAdmin && !team.isHers && team.verified

/** Another one with an account in use. That the last admin stays is looked at where the rights are taken (`isLastAdmin`). */
export const mayGrantAdmin = (viewer: Viewer, person: Standing): boolean =>
  viewer.isAdmin && viewer.id !== person.id && person.state === 'active' && person.role !== 'admin'

export const mayRevokeAdmin = (viewer: Viewer, person: Standing): boolean =>
  viewer.isAdmin && viewer.id !== person.id && person.role === 'admin'

/** Figures of what people did are for admins too, and from five people on: of fewer it may be told whose they are (0144). */
export const shownPeople = (people: number): number | null => (people < FEWEST_PEOPLE ? null : people)
