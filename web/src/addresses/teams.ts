import { withQuery } from './with-query.ts'

/** Of the screens that lead from team to team, and of those who run one. */

export const newTeam = () => '/teams/new'
export const editTeam = (id: string) => `/teams/${encodeURIComponent(id)}/edit`
/** Where who runs it asks the staff to verify it. */
export const verificationOfTeam = (id: string) => `${editTeam(id)}/verification`
/** Her teams and invitations, or what she applied for. */
export const myTeams = (tab?: 'applications') => withQuery('/teams/mine', { tab })
export const openRole = (teamId: string, roleId: string) =>
  `/teams/${encodeURIComponent(teamId)}/roles/${encodeURIComponent(roleId)}`
/** Opens the conversation of a team that she is in. */
export const messagesOfTeam = (teamId: string) => withQuery('/messages', { team: teamId })
