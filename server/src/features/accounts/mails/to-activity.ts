import type { Language } from '@heraia/contract/accounts'

const LABELS = { en: 'See the recent activity of your account', es: 'Ver la actividad reciente de tu cuenta' }

/** Where mails about her account's safety lead on to, beside what to do when it was not her. */
export const toActivity = (language: Language, siteUrl: string) => ({
  label: LABELS[language],
  url: `${siteUrl}/settings/security/activity`,
})
