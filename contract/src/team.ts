import { z } from 'zod'
import { PersonId, TeamId } from './ids.ts'
import { time } from './paging.ts'
import { personChip, picture } from './person.ts'

/** What somebody is in a team. There is one owner; owners and managers run the team. */
export const TeamRole = z.enum(['owner', 'manager', 'coach', 'player'])
export type TeamRole = z.infer<typeof TeamRole>

/** What she can be made; the owner hands the team over instead. */
export const GivenTeamRole = z.enum(['manager', 'coach', 'player'])
export type GivenTeamRole = z.infer<typeof GivenTeamRole>

/** `members`: nobody else finds it or reads of it. */
export const TeamAudience = z.enum(['public', 'members'])
export type TeamAudience = z.infer<typeof TeamAudience>

/** The least that shows which team it is. */
export const teamChip = z.object({
  id: TeamId,
  name: z.string(),
  sport: z.string().nullable(),
  logo: picture.nullable(),
  /** The staff checked who it is. */
  verified: z.boolean(),
})
export type TeamChip = z.infer<typeof teamChip>

/** One result of a team search. */
export const teamCard = teamChip.extend({
  location: z.string().nullable(),
  /** The first 160 characters. */
  about: z.string().nullable(),
  members: z.number().int(),
  followers: z.number().int(),
  achievements: z.number().int(),
  /** There is an open role whose deadline has not passed. */
  recruiting: z.boolean(),
})
export type TeamCard = z.infer<typeof teamCard>

/** What stands between the viewer and a team; what she may do comes from the server's policies. */
export const teamStanding = z.object({
  state: z.enum(['none', 'invited', 'asked', 'member']),
  /** As a member, or what she is invited or asks to become. */
  role: TeamRole.nullable(),
  following: z.boolean(),
  /** How many ask to join; null for who does not run the team. */
  waiting: z.number().int().nullable(),
  may: z.object({
    /** Edit it, invite and answer, post for it, offer roles. */
    manage: z.boolean(),
    /** Choose managers, hand it over, close it. */
    own: z.boolean(),
    ask: z.boolean(),
    leave: z.boolean(),
    /** Its owner's account is gone, and she runs the team. */
    takeOver: z.boolean(),
  }),
})
export type TeamStanding = z.infer<typeof teamStanding>

export const team = teamCard.extend({
  cover: picture.nullable(),
  website: z.string().nullable(),
  /** Whom to turn to when somebody is not safe, in the team's own words. */
  safeguarding: z.string().nullable(),
  audience: TeamAudience,
  createdAt: time,
  openRoles: z.number().int(),
  /** Applications that the team left without the answer it promised by a day. */
  lateAnswers: z.number().int(),
  /** Who answers for the team; null where the viewer does not see her. */
  contact: z.object({ person: personChip, mayMessage: z.boolean() }).nullable(),
  /** Counts saves: who saves over somebody else's work is told. */
  version: z.number().int(),
  /** null: nobody is signed in. */
  standing: teamStanding.nullable(),
})
export type Team = z.infer<typeof team>

/** One line of the roster. */
export const teamMember = z.object({
  personId: PersonId,
  /** null: she blocked the viewer, who runs the team. Whom the viewer blocked herself is named. */
  person: personChip.nullable(),
  /** A block hides her, and only her place can be ended. */
  hidden: z.boolean(),
  role: TeamRole,
  /** Goalkeeper, physio: in the team's words. */
  position: z.string().nullable(),
  since: time,
  may: z.object({ change: z.boolean(), remove: z.boolean(), handOver: z.boolean() }),
})
export type TeamMember = z.infer<typeof teamMember>

/** Somebody who is invited, or asks to join. */
export const teamWaiting = z.object({
  person: personChip,
  state: z.enum(['invited', 'asked']),
  role: TeamRole,
  position: z.string().nullable(),
  note: z.string().nullable(),
  at: time,
})
export type TeamWaiting = z.infer<typeof teamWaiting>
