import type { TeamId } from '@heraia/contract/ids'
import type { Listeners } from '../../announcements.ts'
import { notify, notifyAll } from './notice.ts'
import { tellOfClosedTeam, withdrawTeamNotice } from './withdraw-notice.ts'

/** What happens between people and teams. */
export const teamNotices: Listeners = {
  'team.invited': (tx, { teamId, byId, personId }) =>
    notify(tx, { to: personId, by: byId, kind: 'team_invited', group: `team_invited:${teamId}`, teamId }),
  'team.asked': (tx, { teamId, personId, managerIds }) =>
    notifyAll(tx, toEach(managerIds, { by: personId, kind: 'team_asked', group: `team_asked:${teamId}`, teamId })),
  'team.waiting_ended': async (tx, { teamId, personId }) => {
    await withdrawTeamNotice(tx, { teamId, kind: 'team_asked', by: personId })
    await withdrawTeamNotice(tx, { teamId, kind: 'team_invited', to: personId })
  },
  'team.answered': async (tx, { teamId, byId, personId, accepted }) => {
    // That she was not let in is hers to find on the team's page: nobody is named for it.
    if (!accepted) return
    await notify(tx, { to: personId, by: byId, kind: 'team_answered', group: `team_answered:${teamId}`, teamId })
  },
  'team.joined': async (tx, { teamId, personId, invitedById }) => {
    if (invitedById === null) return
    await notify(tx, { to: invitedById, by: personId, kind: 'team_joined', group: `team_joined:${teamId}`, teamId })
  },
  'team.handed_over': (tx, { teamId, byId, personId }) =>
    notify(tx, { to: personId, by: byId, kind: 'team_handed_over', group: `team_handed_over:${teamId}`, teamId }),
  'role.applied': (tx, { teamId, roleId, personId, managerIds }) =>
    notifyAll(
      tx,
      toEach(managerIds, { by: personId, kind: 'application_received', group: `application:${roleId}`, teamId }),
    ),
  'role.withdrawn': (tx, { teamId, roleId, personId }) =>
    withdrawTeamNotice(tx, { teamId, kind: 'application_received', by: personId, group: `application:${roleId}` }),
  'application.answered': (tx, { teamId, roleId, byId, personId }) =>
    notify(tx, {
      ...{ to: personId, by: byId, kind: 'application_answered', group: `application_answered:${roleId}`, teamId },
    }),
  'team.verified': async (tx, { teamId, verified, managerIds }) => {
    const kind = verified ? 'team_verified' : 'team_unverified'
    const group = `${kind}:${teamId}:${tx.now().toISOString()}`
    for (const id of managerIds) await notify(tx, { to: id, by: id, kind, group, teamId })
  },
  'verification.team_declined': async (tx, { requestId, teamId, managerIds }) => {
    const told = {
      kind: 'team_verification_declined',
      group: `team_verification_declined:${requestId}`,
      teamId,
    } as const
    for (const id of managerIds) await notify(tx, { to: id, by: id, ...told })
  },
  'team.closed': (tx, { teamId }) => tellOfClosedTeam(tx, teamId),
}

type Told = { by: string; kind: 'team_asked' | 'application_received'; group: string; teamId: TeamId }

const toEach = (people: readonly string[], told: Told) => people.map((to) => ({ to, ...told }))
