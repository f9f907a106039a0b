import { forSignedIn } from '../../http/procedures.ts'
import { askForVerification } from './ask-for-verification.ts'
import { readOwnVerification } from './own-verification.ts'
import { withdrawRequest } from './withdraw-request.ts'

const her = forSignedIn.verification

export const verificationRoutes = {
  mine: her.mine.handler(({ context }) => readOwnVerification(context)),
  ask: her.ask.handler(({ context, input }) => askForVerification(context, input)),
  withdraw: her.withdraw.handler(({ context, input }) => withdrawRequest(context, input.id)),
}
