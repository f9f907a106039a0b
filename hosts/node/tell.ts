import { PRODUCT_NAME } from '@heraia/contract/product'
import type { HostSettings } from './settings.ts'
import { writeLines } from './write-lines.ts'

const write = writeLines(2)

/** To who started it, beside the log. */
export const say = (line: string): void => write(`${line}\n`)

/** What the person at the terminal needs to know next. */
export function tellHowToStart(settings: HostSettings, say: (line: string) => void): void {
  say('')
  say(`  ${PRODUCT_NAME} is at ${settings.server.siteUrl}`)
  if (!settings.smtpUrl) say('  No mail server is set, so mail waits here:  npm run outbox')
  say('  Register, then make yourself admin:         npm run admin -- grant EMAIL')
  say('  Ctrl-C ends it.')
  say('')
}
