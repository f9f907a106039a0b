import { forAnyone, forSignedIn } from '../../http/procedures.ts'
import { stopMails } from '../notifications/mails/stop-mails.ts'
import { readSettings } from './read-settings.ts'
import { saveSettings } from './save-settings.ts'
import type {} from './settings.events.ts'

export const settingsRoutes = {
  get: forSignedIn.settings.get.handler(({ context }) => readSettings(context)),
  save: forSignedIn.settings.save.handler(({ context, input }) => saveSettings(context, input)),
  stopMails: forAnyone.settings.stopMails.handler(({ context, input }) => stopMails(context, input.token)),
}
