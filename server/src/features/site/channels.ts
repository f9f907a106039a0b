import { ANSWER_HOURS, INBOX_CATEGORIES, type InboxCategory } from '@heraia/contract/inbox-categories'
import type { SiteInfo } from '@heraia/contract/site'
import type { SiteSettings } from './site-settings.ts'

/** Where mail of each category goes. */
export function categoryEmails(settings: SiteSettings): Record<InboxCategory, string> {
  const own = settings.get('category_emails')
  const common = settings.get('support_email')
  const emails = INBOX_CATEGORIES.map((category) => [category, own[category] ?? common] as const)
  return Object.fromEntries(emails) as Record<InboxCategory, string>
}

export const showChannels = (emails: Record<InboxCategory, string>): SiteInfo['channels'] =>
  INBOX_CATEGORIES.map((category) => ({ category, email: emails[category], hours: ANSWER_HOURS[category] }))
