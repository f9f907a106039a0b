/** What people write about by the contact form, the accessibility page and the careers page. */
export const CONTACT_CATEGORIES = ['general', 'support', 'partnership', 'press', 'feedback', 'accessibility'] as const
export type ContactCategory = (typeof CONTACT_CATEGORIES)[number]

export const INBOX_CATEGORIES = [...CONTACT_CATEGORIES, 'careers'] as const
export type InboxCategory = (typeof INBOX_CATEGORIES)[number]

/** Hours until an answer that we promise; where BUSINESS_DAYS names the category, of those days only. */
export const ANSWER_HOURS: Record<InboxCategory, number> = {
  general: 24,
  support: 12,
  partnership: 48,
  press: 24,
  feedback: 24,
  accessibility: 48,
  careers: 240,
}

/** Answered within so many business days: Saturdays and Sundays (UTC) do not count. */
export const BUSINESS_DAYS: Partial<Record<InboxCategory, number>> = { accessibility: 2 }

/** Until when we promised to answer what came at `from`. */
export function answerDueAt(category: InboxCategory, from: Date): Date {
  const days = BUSINESS_DAYS[category]
  if (days === undefined) return new Date(from.getTime() + ANSWER_HOURS[category] * 3_600_000)
  const due = new Date(from)
  for (let left = days; left > 0; ) {
    due.setUTCDate(due.getUTCDate() + 1)
    if (due.getUTCDay() % 6 !== 0) left -= 1
  }
  return due
}
