import { forAnyone, forSignedIn } from '../../http/procedures.ts'
import { listTeamAchievements, removeTeamAchievement, saveTeamAchievement } from './achievements/team-achievements.ts'
import { closeTeam } from './close-team.ts'
import { followTeam, unfollowTeam } from './follow-team.ts'
import { getTeam } from './get-team.ts'
import { answerJoinRequest } from './members/answer-request.ts'
import { leaveTeam, removeMember, setMember } from './members/change-member.ts'
import { handOver } from './members/hand-over.ts'
import { invite, uninvite } from './members/invite.ts'
import { answerInvitation, askToJoin, takeBackRequest } from './members/join.ts'
import { listRoster, listWaiting } from './members/list-members.ts'
import { myTeams } from './members/my-teams.ts'
import { createTeam, editTeam } from './save-team.ts'
import { countTeams, searchTeams } from './search-teams.ts'
import { removeTeamPicture, setTeamPicture } from './team-picture.ts'

const all = forAnyone.teams
const her = forSignedIn.teams

export const teamsRoutes = {
  search: all.search.handler(({ context, input }) => searchTeams(context, input)),
  count: all.count.handler(({ context, input }) => countTeams(context, input)),
  mine: her.mine.handler(({ context }) => myTeams(context)),
  get: all.get.handler(({ context, input }) => getTeam(context, input.id)),
  create: her.create.handler(({ context, input }) => createTeam(context, input)),
  edit: her.edit.handler(({ context, input }) => editTeam(context, input)),
  close: her.close.handler(({ context, input }) => closeTeam(context, input.id)),
  setPicture: her.setPicture.handler(({ context, input }) => setTeamPicture(context, input)),
  removePicture: her.removePicture.handler(({ context, input }) => removeTeamPicture(context, input)),
  follow: her.follow.handler(({ context, input }) => followTeam(context, input.id)),
  unfollow: her.unfollow.handler(({ context, input }) => unfollowTeam(context, input.id)),
  roster: all.roster.handler(({ context, input }) => listRoster(context, input)),
  waiting: her.waiting.handler(({ context, input }) => listWaiting(context, input)),
  invite: her.invite.handler(({ context, input }) => invite(context, input)),
  uninvite: her.uninvite.handler(({ context, input }) => uninvite(context, input)),
  answerInvitation: her.answerInvitation.handler(({ context, input }) => answerInvitation(context, input)),
  ask: her.ask.handler(({ context, input }) => askToJoin(context, input)),
  takeBack: her.takeBack.handler(({ context, input }) => takeBackRequest(context, input.id)),
  answerRequest: her.answerRequest.handler(({ context, input }) => answerJoinRequest(context, input)),
  setMember: her.setMember.handler(({ context, input }) => setMember(context, input)),
  removeMember: her.removeMember.handler(({ context, input }) => removeMember(context, input)),
  leave: her.leave.handler(({ context, input }) => leaveTeam(context, input.id)),
  handOver: her.handOver.handler(({ context, input }) => handOver(context, input)),
  achievements: all.achievements.handler(({ context, input }) => listTeamAchievements(context, input)),
  saveAchievement: her.saveAchievement.handler(({ context, input }) => saveTeamAchievement(context, input)),
  removeAchievement: her.removeAchievement.handler(({ context, input }) => removeTeamAchievement(context, input)),
}
