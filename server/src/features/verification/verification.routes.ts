import { forSignedIn } from '../../http/procedures.ts'
import { askForTeam, readAskedForTeam, withdrawForTeam } from './ask-for-team.ts'
import { askForVerification } from './ask-for-verification.ts'
import { readOwnVerification } from './own-verification.ts'
import { withdrawRequest } from './withdraw-request.ts'

const her = forSignedIn.verification

export const verificationRoutes = {
  mine: her.mine.handler(({ context }) => readOwnVerification(context)),
  ask: her.ask.handler(({ context, input }) => askForVerification(context, input)),
  withdraw: her.withdraw.handler(({ context, input }) => withdrawRequest(context, input.id)),
  ofTeam: her.ofTeam.handler(({ context, input }) => readAskedForTeam(context, input.id)),
  askForTeam: her.askForTeam.handler(({ context, input }) => askForTeam(context, input)),
  withdrawForTeam: her.withdrawForTeam.handler(({ context, input }) => withdrawForTeam(context, input)),
}
