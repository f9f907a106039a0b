import { forAccount, forSignedIn } from '../../http/procedures.ts'
import { acceptTerms } from './accept-terms.ts'
import type {} from './accounts.events.ts'
import { createProfile } from './create-profile.ts'
import { endSession } from './end-session.ts'
import { listSessions } from './list-sessions.ts'
import { readMe } from './read-me.ts'
import { setLanguage } from './set-language.ts'

export const accountsRoutes = {
  me: forAccount.accounts.me.handler(({ context }) => readMe(context)),
  createProfile: forAccount.accounts.createProfile.handler(({ context, input }) => createProfile(context, input)),
  acceptTerms: forSignedIn.accounts.acceptTerms.handler(({ context, input }) => acceptTerms(context, input)),
  setLanguage: forSignedIn.accounts.setLanguage.handler(({ context, input }) => setLanguage(context, input)),
  sessions: forAccount.accounts.sessions.handler(({ context }) => listSessions(context)),
  endSession: forAccount.accounts.endSession.handler(({ context, input }) => endSession(context, input)),
}
