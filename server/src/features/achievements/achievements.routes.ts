import { forAnyone, forSignedIn } from '../../http/procedures.ts'
import { listHistory } from './achievement-history.ts'
import { getAchievement } from './achievements.queries.ts'
import { answerRequest, askToConfirm, revokeConfirmation, withdrawRequest } from './confirm-achievement.ts'
import { countAchievements, listAchievements, listAsked } from './list-achievements.ts'
import { addAchievement, editAchievement, removeAchievement } from './save-achievement.ts'

const all = forAnyone.achievements
const her = forSignedIn.achievements

export const achievementsRoutes = {
  list: all.list.handler(({ context, input }) => listAchievements(context, input)),
  counts: all.counts.handler(({ context, input }) => countAchievements(context, input.id)),
  get: all.get.handler(({ context, input }) => getAchievement(context, input.id)),
  history: all.history.handler(({ context, input }) => listHistory(context, input.id)),
  add: her.add.handler(({ context, input }) => addAchievement(context, input)),
  edit: her.edit.handler(({ context, input }) => editAchievement(context, input)),
  remove: her.remove.handler(({ context, input }) => removeAchievement(context, input.id)),
  ask: her.ask.handler(({ context, input }) => askToConfirm(context, input)),
  withdraw: her.withdraw.handler(({ context, input }) => withdrawRequest(context, input.id)),
  asked: her.asked.handler(({ context, input }) => listAsked(context, input)),
  answer: her.answer.handler(({ context, input }) => answerRequest(context, input)),
  revoke: her.revoke.handler(({ context, input }) => revokeConfirmation(context, input)),
}
