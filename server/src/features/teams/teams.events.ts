import type { OpenRoleId, TeamId } from '@heraia/contract/ids'
import type { ApplicationStage } from '@heraia/contract/open-roles'
import { sql } from 'kysely'
import { announce, type Listeners } from '../../announcements.ts'
import type { Context } from '../../context.ts'
import { whenSeenOrNot } from '../../counted-rows.ts'
import { tell } from '../../live/tell.ts'
import { endUnseenFollow } from './end-unseen-follows.ts'
import { countRightAgain } from './members/member-counts.ts'

/** What later features must know of teams. Told inside the transaction of the change. */
declare module '../../announcements.ts' {
  interface Announcements {
    'team.followed': { teamId: TeamId; personId: string }
    'team.unfollowed': { teamId: TeamId; personId: string }
    'team.invited': { teamId: TeamId; byId: string; personId: string }
    /** She asks to join; the people who run the team hear of it. */
    'team.asked': { teamId: TeamId; personId: string; managerIds: string[] }
    /** Invitation or request are gone: answered or taken back. */
    'team.waiting_ended': { teamId: TeamId; personId: string }
    /** Her request was answered. */
    'team.answered': { teamId: TeamId; byId: string; personId: string; accepted: boolean }
    /** She accepted an invitation. */
    'team.joined': { teamId: TeamId; personId: string; invitedById: string | null }
    /** She owns it from now on, by the word of the owner before. */
    'team.handed_over': { teamId: TeamId; byId: string; personId: string }
    /** She is a member from now on, however that came. */
    'team.member_came': { teamId: string; personId: string }
    /** She has no place in it any more: left, was taken out, or does not wait any longer. */
    'team.member_went': { teamId: string; personId: string }
    /** About to go, with all notices about it. */
    'team.closed': { teamId: TeamId }
    'role.applied': { teamId: TeamId; roleId: OpenRoleId; personId: string; managerIds: string[] }
    'role.withdrawn': { teamId: TeamId; roleId: OpenRoleId; personId: string }
    'application.answered': {
      teamId: TeamId
      roleId: OpenRoleId
      byId: string
      personId: string
      stage: ApplicationStage
    }
  }
}

/** Where one of the two invited the other, nothing stands between them any more: a block leaves nothing to accept. */
async function endInvitationsBetween(tx: Context, { blockerId, blockedId }: { blockerId: string; blockedId: string }) {
  const both = [blockerId, blockedId]
  const { rows } = await sql<{ team_id: TeamId; person_id: string }>`
    delete from team_members
    where state = 'invited' and person_id = any(${both}::uuid[]) and by_id = any(${both}::uuid[])
    returning team_id, person_id`.execute(tx.db)
  for (const { team_id: teamId, person_id: personId } of rows) {
    await tell(tx, [personId], 'team.changed', { teamId })
    await announce(tx, 'team.waiting_ended', { teamId, personId })
    await endUnseenFollow(tx, teamId, personId)
  }
}

export const teamsListeners: Listeners = {
  'person.blocked': endInvitationsBetween,
  ...whenSeenOrNot(countRightAgain),
}
