import { z } from 'zod'
import { SportName } from './accounts.ts'
import { AchievementType } from './achievements.ts'
import { MediaId, PersonId, TeamAchievementId, TeamId, TeamRef } from './ids.ts'
import { httpsUrl } from './links.ts'
import { ALT_MAX, crop } from './media.ts'
import { boundedCount, page, pageInput, time } from './paging.ts'
import { picture } from './person.ts'
import { procedure } from './procedure.ts'
import { GivenTeamRole, TeamAudience, TeamRole, team, teamCard, teamChip, teamMember, teamWaiting } from './team.ts'
import { searchText, text } from './text.ts'

const flag = z.stringbool().or(z.boolean()).optional()
const filters = {
  /** Substring of name, sport or location, without case and accents; `%` and `_` are letters like others. */
  q: searchText.optional(),
  sport: searchText.optional(),
  location: searchText.optional(),
  recruiting: flag,
  verified: flag,
  /** Only those that nobody verified yet, as the staff goes through them. */
  unverified: flag,
}

export interface TeamFilters {
  q?: string
  sport?: string
  location?: string
  recruiting?: boolean
  verified?: boolean
  unverified?: boolean
}

export const TEAM_ABOUT_MAX = 4000

const fields = {
  name: text({ min: 2, max: 80 }),
  sport: SportName.nullable(),
  location: text({ max: 120 }).nullable(),
  about: text({ max: TEAM_ABOUT_MAX }).nullable(),
  website: httpsUrl.nullable(),
  safeguarding: text({ max: 500 }).nullable(),
  audience: TeamAudience,
}
const position = text({ max: 60 }).nullable()

export const teamAchievement = z.object({
  id: TeamAchievementId,
  title: z.string(),
  description: z.string().nullable(),
  /** A day without a time. */
  date: z.iso.date(),
  location: z.string().nullable(),
  type: AchievementType,
  updatedAt: time,
})
export type TeamAchievement = z.infer<typeof teamAchievement>

const myTeam = z.object({ team: teamChip, role: TeamRole, position: z.string().nullable() })
const myWaiting = z.object({ team: teamChip, state: z.enum(['invited', 'asked']), role: TeamRole, at: time })
export type MyTeam = z.infer<typeof myTeam>
export type MyWaiting = z.infer<typeof myWaiting>

const tags = ['Teams']
const one = z.strictObject({ id: TeamId })
const ofPerson = z.strictObject({ id: TeamId, personId: PersonId })
const TeamPicture = z.enum(['logo', 'cover'])
export type TeamPicture = z.infer<typeof TeamPicture>
const ownPicture = z.object({ picture: picture.nullable() })

export const teams = {
  search: procedure
    .route({ method: 'GET', path: '/teams', tags, summary: 'Find public teams, the newest first' })
    .input(z.strictObject({ ...filters, ...pageInput }))
    .output(page(teamCard)),
  count: procedure
    .route({ method: 'GET', path: '/teams/count', tags, summary: 'How many a search finds, up to 1,000' })
    .input(z.strictObject(filters))
    .output(boundedCount),
  mine: procedure
    .route({ method: 'GET', path: '/me/teams', tags, summary: 'Her teams, her invitations and what she asked for' })
    .output(z.object({ teams: z.array(myTeam), waiting: z.array(myWaiting) })),
  get: procedure
    .route({
      method: 'GET',
      path: '/teams/{id}',
      tags,
      summary: 'A team; 404 alike for a missing one and one that is not for the viewer',
    })
    .input(z.strictObject({ id: TeamRef }))
    .output(team),
  create: procedure
    .route({ method: 'PUT', path: '/teams/{id}', tags, summary: 'Found a team; the client makes the id' })
    .input(z.strictObject({ id: TeamId, ...fields }))
    .output(team),
  edit: procedure
    .route({
      method: 'PATCH',
      path: '/teams/{id}',
      tags,
      summary:
        'Change it; 409 edited_elsewhere when `version` is not the newest; without `contactId` the contact stays',
    })
    .input(
      z.strictObject({ id: TeamId, version: z.number().int(), contactId: PersonId.nullable().optional(), ...fields }),
    )
    .output(team),
  close: procedure
    .route({ method: 'DELETE', path: '/teams/{id}', tags, summary: 'Close it for good, with all that is its own' })
    .input(one)
    .output(one),
  setPicture: procedure
    .route({ method: 'PUT', path: '/teams/{id}/pictures/{which}', tags, summary: 'Its logo or cover' })
    .input(z.strictObject({ id: TeamId, which: TeamPicture, mediaId: MediaId, crop, alt: text({ max: ALT_MAX }) }))
    .output(ownPicture),
  removePicture: procedure
    .route({ method: 'DELETE', path: '/teams/{id}/pictures/{which}', tags, summary: 'The drawn one again' })
    .input(z.strictObject({ id: TeamId, which: TeamPicture }))
    .output(ownPicture),
  follow: procedure
    .route({ method: 'PUT', path: '/teams/{id}/follow', tags, summary: 'Follow: its posts come into her feed' })
    .input(one)
    .output(team),
  unfollow: procedure
    .route({ method: 'DELETE', path: '/teams/{id}/follow', tags, summary: 'Stop following' })
    .input(one)
    .output(team),

  roster: procedure
    .route({ method: 'GET', path: '/teams/{id}/members', tags, summary: 'Who is in it, the owner first' })
    .input(z.strictObject({ id: TeamId, ...pageInput }))
    .output(page(teamMember)),
  waiting: procedure
    .route({
      method: 'GET',
      path: '/teams/{id}/waiting',
      tags,
      summary: 'Who is invited or asks to join, newest first; for who runs the team',
    })
    .input(z.strictObject({ id: TeamId, ...pageInput }))
    .output(page(teamWaiting)),
  invite: procedure
    .route({
      method: 'PUT',
      path: '/teams/{id}/invitations/{personId}',
      tags,
      summary: 'Invite a person; who asked to join becomes a member',
    })
    .input(z.strictObject({ id: TeamId, personId: PersonId, role: GivenTeamRole, position }))
    .output(teamWaiting.nullable()),
  uninvite: procedure
    .route({ method: 'DELETE', path: '/teams/{id}/invitations/{personId}', tags, summary: 'Take an invitation back' })
    .input(ofPerson)
    .output(ofPerson),
  answerInvitation: procedure
    .route({
      method: 'PUT',
      path: '/teams/{id}/invitation',
      tags,
      summary: 'Accept her invitation as she read it (409 edited_elsewhere where `role` is another now), or decline it',
    })
    .input(z.strictObject({ id: TeamId, role: TeamRole.optional(), accept: z.boolean() }))
    .output(z.object({ id: TeamId, joined: z.boolean() })),
  ask: procedure
    .route({
      method: 'PUT',
      path: '/teams/{id}/request',
      tags,
      summary: 'Ask to join; who was invited becomes a member',
    })
    .input(z.strictObject({ id: TeamId, role: z.enum(['coach', 'player']), note: text({ max: 500 }).nullable() }))
    .output(team),
  takeBack: procedure
    .route({ method: 'DELETE', path: '/teams/{id}/request', tags, summary: 'Ask to join no longer' })
    .input(one)
    .output(team),
  answerRequest: procedure
    .route({
      method: 'PUT',
      path: '/teams/{id}/requests/{personId}',
      tags,
      summary: 'Let her join as what she asked to be (409 edited_elsewhere where `role` is another now), or decline',
    })
    .input(z.strictObject({ id: TeamId, personId: PersonId, role: TeamRole.optional(), accept: z.boolean() }))
    .output(ofPerson),
  setMember: procedure
    .route({ method: 'PATCH', path: '/teams/{id}/members/{personId}', tags, summary: "Change a member's role" })
    .input(z.strictObject({ id: TeamId, personId: PersonId, role: GivenTeamRole, position }))
    .output(teamMember),
  removeMember: procedure
    .route({ method: 'DELETE', path: '/teams/{id}/members/{personId}', tags, summary: 'Take somebody out of the team' })
    .input(ofPerson)
    .output(ofPerson),
  leave: procedure
    .route({
      method: 'DELETE',
      path: '/teams/{id}/membership',
      tags,
      summary: 'Leave; the owner hands the team over first',
    })
    .input(one)
    .output(one),
  handOver: procedure
    .route({
      method: 'PUT',
      path: '/teams/{id}/owner',
      tags,
      summary: 'Make a member the owner; a manager takes over where the owner is gone',
    })
    .input(ofPerson)
    .output(team),

  achievements: procedure
    .route({ method: 'GET', path: '/teams/{id}/achievements', tags, summary: 'What the team has won, latest first' })
    .input(z.strictObject({ id: TeamId, ...pageInput }))
    .output(page(teamAchievement)),
  saveAchievement: procedure
    .route({
      method: 'PUT',
      path: '/teams/{id}/achievements/{achievementId}',
      tags,
      summary: 'Add or change one; the client makes the id; 409 edited_elsewhere when `updatedAt` is not the newest',
    })
    .input(
      z.strictObject({
        id: TeamId,
        achievementId: TeamAchievementId,
        title: text({ min: 1, max: 120 }),
        description: text({ max: 2000 }).nullable(),
        date: z.iso.date('invalid_date'),
        location: text({ max: 120 }).nullable(),
        type: AchievementType,
        /** Of what was read; null: it is new; left out, as pages of before do: it is not compared. */
        updatedAt: time.nullable().optional(),
      }),
    )
    .output(teamAchievement),
  removeAchievement: procedure
    .route({ method: 'DELETE', path: '/teams/{id}/achievements/{achievementId}', tags, summary: 'Delete one' })
    .input(z.strictObject({ id: TeamId, achievementId: TeamAchievementId }))
    .output(z.object({ id: TeamId, achievementId: TeamAchievementId })),
}
