/** What people write about by the contact form, the accessibility page and the careers page. */
export const CONTACT_CATEGORIES = ['general', 'support', 'partnership', 'press', 'feedback', 'accessibility'] as const
export type ContactCategory = (typeof CONTACT_CATEGORIES)[number]

export const INBOX_CATEGORIES = [...CONTACT_CATEGORIES, 'careers'] as const
export type InboxCategory = (typeof INBOX_CATEGORIES)[number]

/** Hours until an answer that we promise (D18); for accessibility two business days. */
export const ANSWER_HOURS: Record<InboxCategory, number> = {
  general: 24,
  support: 12,
  partnership: 48,
  press: 24,
  feedback: 24,
  accessibility: 48,
  careers: 240,
}
