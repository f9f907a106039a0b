import { forAnyone, forSignedIn } from '../../http/procedures.ts'
import { stopMails } from '../notifications/mails/stop-mails.ts'
import { askLinkCheck } from '../profiles/links/ask-link-check.ts'
import { readLinkChecks } from '../profiles/links/read-link-checks.ts'
import { readSettings } from './read-settings.ts'
import { saveSettings } from './save-settings.ts'
import type {} from './settings.events.ts'

export const settingsRoutes = {
  get: forSignedIn.settings.get.handler(({ context }) => readSettings(context)),
  save: forSignedIn.settings.save.handler(({ context, input }) => saveSettings(context, input)),
  linkChecks: forSignedIn.settings.linkChecks.handler(({ context }) => readLinkChecks(context)),
  checkLink: forSignedIn.settings.checkLink.handler(({ context, input }) => askLinkCheck(context, input.network)),
  stopMails: forAnyone.settings.stopMails.handler(({ context, input }) => stopMails(context, input.token)),
}
