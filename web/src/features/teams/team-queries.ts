import type { OpenRoleId, TeamId } from '@heraia/contract/ids'
import type { ApplicationStage } from '@heraia/contract/open-roles'
import type { TeamFilters } from '@heraia/contract/teams'
import { api } from '../../lib/api.ts'
import { byCursor } from '../../lib/infinite-list.ts'
import { withoutEmpty } from './search/team-filters.ts'

/** The cards, page by page. */
export const teamList = (filters: TeamFilters) =>
  api.teams.search.infiniteOptions(byCursor((cursor) => ({ ...withoutEmpty(filters), cursor })))

/** The count is asked apart: the cards do not wait for it. */
export const teamCount = (filters: TeamFilters) => api.teams.count.queryOptions({ input: withoutEmpty(filters) })

/** By what stands in the address. */
export const oneTeam = (id: string) => api.teams.get.queryOptions({ input: { id } })

export const teamRoster = (id: TeamId) => api.teams.roster.infiniteOptions(byCursor((cursor) => ({ id, cursor })))
export const teamWaiting = (id: TeamId) => api.teams.waiting.infiniteOptions(byCursor((cursor) => ({ id, cursor })))
export const teamAchievements = (id: TeamId) =>
  api.teams.achievements.infiniteOptions(byCursor((cursor) => ({ id, cursor })))
export const teamFixtures = (id: TeamId, past = false) =>
  api.fixtures.list.infiniteOptions(byCursor((cursor) => ({ id, past, cursor })))
export const teamPosts = (id: TeamId) => api.feed.byTeam.infiniteOptions(byCursor((cursor) => ({ id, cursor })))

export const teamRoles = (id: TeamId, past = false) =>
  api.openRoles.list.infiniteOptions(byCursor((cursor) => ({ id, past, cursor })))
export const oneRole = (id: string) => api.openRoles.get.queryOptions({ input: { id: id as OpenRoleId } })
export const roleApplications = (id: OpenRoleId, stage?: ApplicationStage) =>
  api.openRoles.applications.infiniteOptions(byCursor((cursor) => ({ id, stage, cursor })))

export const myTeams = () => api.teams.mine.queryOptions()
export const myApplications = () => api.openRoles.mine.infiniteOptions(byCursor((cursor) => ({ cursor })))
