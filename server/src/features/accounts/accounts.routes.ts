import { forAccount, forAnyone, forGuests, forLeaving, forSignedIn, forWaiting } from '../../http/procedures.ts'
import { acceptTerms } from './accept-terms.ts'
import type {} from './accounts.events.ts'
import { cancelEmailChange } from './cancel-email-change.ts'
import { createProfile } from './create-profile.ts'
import { keep } from './deletion/keep.ts'
import { leave } from './deletion/leave.ts'
import { readDeletion } from './deletion/read-deletion.ts'
import { endSession } from './end-session.ts'
import { askExport } from './export/ask-export.ts'
import { listExports } from './export/list-exports.ts'
import { endInvitation } from './invitations/end-invitation.ts'
import { listInvitations } from './invitations/list-invitations.ts'
import { lookAtInvitation } from './invitations/look-at-invitation.ts'
import { makeInvitation } from './invitations/make-invitation.ts'
import { readAllowance } from './invitations/read-allowance.ts'
import { readOwnRequest, sayToJoin, withdrawJoin } from './joining/own-request.ts'
import { listSecurityEvents } from './list-security-events.ts'
import { listSessions } from './list-sessions.ts'
import { readNewAccount } from './new-accounts/read-new-account.ts'
import { readEmailChange } from './read-email-change.ts'
import { readMe } from './read-me.ts'
import { setAltReminder } from './set-alt-reminder.ts'
import { setLanguage } from './set-language.ts'

export const accountsRoutes = {
  me: forAccount.accounts.me.handler(({ context }) => readMe(context)),
  createProfile: forAccount.accounts.createProfile.handler(({ context, input }) => createProfile(context, input)),
  acceptTerms: forSignedIn.accounts.acceptTerms.handler(({ context, input }) => acceptTerms(context, input)),
  setLanguage: forSignedIn.accounts.setLanguage.handler(({ context, input }) => setLanguage(context, input)),
  setAltReminder: forSignedIn.accounts.setAltReminder.handler(({ context, input }) => setAltReminder(context, input)),
  sessions: forAccount.accounts.sessions.handler(({ context }) => listSessions(context)),
  endSession: forAccount.accounts.endSession.handler(({ context, input }) => endSession(context, input)),
  securityEvents: forAccount.accounts.securityEvents.handler(({ context, input }) =>
    listSecurityEvents(context, input),
  ),
  emailChange: forGuests.accounts.emailChange.handler(({ context }) => readEmailChange(context)),
  cancelEmailChange: forGuests.accounts.cancelEmailChange.handler(({ context }) => cancelEmailChange(context)),
  deletion: forLeaving.accounts.deletion.handler(({ context }) => readDeletion(context)),
  leave: forSignedIn.accounts.leave.handler(({ context, input }) => leave(context, input)),
  keep: forLeaving.accounts.keep.handler(({ context }) => keep(context)),
  joinRequest: forWaiting.accounts.joinRequest.handler(({ context }) => readOwnRequest(context)),
  sayToJoin: forWaiting.accounts.sayToJoin.handler(({ context, input }) => sayToJoin(context, input.words)),
  withdrawJoin: forWaiting.accounts.withdrawJoin.handler(({ context }) => withdrawJoin(context)),
  newAccount: forSignedIn.accounts.newAccount.handler(({ context }) => readNewAccount(context)),
  exports: forSignedIn.accounts.exports.handler(({ context }) => listExports(context)),
  askExport: forSignedIn.accounts.askExport.handler(({ context }) => askExport(context)),
  invitations: forSignedIn.accounts.invitations.handler(({ context, input }) => listInvitations(context, input)),
  mayInvite: forSignedIn.accounts.mayInvite.handler(({ context }) => readAllowance(context)),
  makeInvitation: forSignedIn.accounts.makeInvitation.handler(({ context, input }) => makeInvitation(context, input)),
  endInvitation: forSignedIn.accounts.endInvitation.handler(({ context, input }) => endInvitation(context, input.id)),
  lookAtInvitation: forAnyone.accounts.lookAtInvitation.handler(({ context, input }) =>
    lookAtInvitation(context, input.token),
  ),
}
