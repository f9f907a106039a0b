import { OpenRoleId, TeamId } from '@heraia/contract/ids'
import type { OpenRole } from '@heraia/contract/open-roles'
import type { Team } from '@heraia/contract/team'
import { uuid7 } from '@heraia/contract/uuid7'
import type { Player } from './season.ts'

/** What somebody says of a team who says nothing special. */
export const teamSaid = {
  ...{ name: 'Leonas de Madrid', sport: 'Rugby' as string | null, location: 'Madrid' as string | null },
  ...{ about: null as string | null, website: null, safeguarding: null, audience: 'public' as Team['audience'] },
}

/** A day as roles name them. */
export const inDays = (now: Date, days: number): string =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10)

export const roleSaid = {
  updatedAt: null as string | null,
  ...{ title: 'Fly-half', text: 'We train twice a week.', position: null, pay: null as string | null },
  ...{ deadline: inDays(new Date(), 300), answerBy: inDays(new Date(), 330) },
}

export const fixtureSaid = {
  updatedAt: null as string | null,
  ...{ opponent: 'Halcones', competition: null, location: null, side: 'home' as const, state: 'planned' as const },
  ...{ date: inDays(new Date(), 7), time: '18:30', score: null },
}

/** Teams and their roles, as people make them. */
export const teamsOf = (newId: () => string = uuid7) => ({
  founds: ({ api }: Player, said: Partial<typeof teamSaid> = {}): Promise<Team> =>
    api.teams.create({ id: TeamId.parse(newId()), ...teamSaid, ...said }),
  /** Asks to join, and the owner lets her. */
  joinsTeam: async (she: Player, owner: Player, { id }: Pick<Team, 'id'>, role: 'coach' | 'player' = 'player') => {
    await she.api.teams.ask({ id, role, note: null })
    await owner.api.teams.answerRequest({ id, personId: she.id, role, accept: true })
  },
  offers: ({ api }: Player, { id }: Pick<Team, 'id'>, said: Partial<typeof roleSaid> = {}): Promise<OpenRole> =>
    api.openRoles.save({ id: OpenRoleId.parse(newId()), teamId: id, ...roleSaid, ...said }),
})
