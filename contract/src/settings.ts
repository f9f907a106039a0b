import { z } from 'zod'
import { me, privacySettings } from './accounts.ts'
import { LinkNetwork, linkChecks, socialLinks } from './links.ts'
import { procedure } from './procedure.ts'
import { text } from './text.ts'

/** What she can hear of; likes and comments joined the list. */
export const NoticeTopic = z.enum([
  'newFollowers',
  'messages',
  'achievements',
  'competitions',
  'mentions',
  'comments',
  'likes',
  'marketplace',
  'teams',
])
export type NoticeTopic = z.infer<typeof NoticeTopic>

const everyTopic = Object.fromEntries(NoticeTopic.options.map((topic) => [topic, z.boolean()])) as Record<
  NoticeTopic,
  z.ZodBoolean
>

/** Soon after it happened, or all at once at eight in the morning: each day, or on Mondays. */
export const MailPace = z.enum(['soon', 'daily', 'weekly'])
export type MailPace = z.infer<typeof MailPace>

/** A time of day, "22:00". */
const ClockTime = text({ max: 5 }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'no_time')

/** A name of the IANA time zone database: "Europe/Madrid". */
const TimeZone = text({ max: 64 }).refine(isTimeZone, 'no_time_zone')

/** From `from` to `to`, over midnight where that is earlier, nothing goes to her mail or devices: it waits. */
const quietHours = z.strictObject({ on: z.boolean(), from: ClockTime, to: ClockTime })

/** What people of a kind do: told as what others do, or set aside. */
export const NoticeFilter = z.enum(['as_others', 'set_aside'])
export type NoticeFilter = z.infer<typeof NoticeFilter>

/** People whom she does not follow, who do not follow her, and whose account is younger than 30 days. */
const noticeFilters = z.strictObject({
  notFollowed: NoticeFilter,
  notFollowing: NoticeFilter,
  newAccounts: NoticeFilter,
})

/** Each topic in the product, by mail where `emailNotifications` is on, on her devices where `pushNotifications` is. */
export const notificationSettings = z.strictObject({
  ...everyTopic,
  emailNotifications: z.boolean(),
  pushNotifications: z.boolean(),
  byEmail: z.strictObject(everyTopic),
  byPush: z.strictObject(everyTopic),
  mailPace: MailPace,
  quietHours,
  timeZone: TimeZone,
  filter: noticeFilters,
})
export type NotificationSettings = z.infer<typeof notificationSettings>

const chosen = { privacy: privacySettings, notifications: notificationSettings, links: socialLinks }

/** `version` counts saves: who saves over another tab's work is told. */
export const profileSettings = z.object({ version: z.number().int(), ...chosen })
export type ProfileSettings = z.infer<typeof profileSettings>

/** A page that was opened before there was a filter says nothing of it: it stays as it is. */
const settingsChosen = z.strictObject({
  version: z.number().int(),
  ...chosen,
  notifications: notificationSettings.partial({ filter: true }),
})
export type SettingsChosen = z.infer<typeof settingsChosen>

const tags = ['Settings']

export const settings = {
  get: procedure
    .route({
      method: 'GET',
      path: '/me/settings',
      tags,
      summary: 'Who sees and reaches her, what she hears, her links',
    })
    .output(profileSettings),
  save: procedure
    .route({
      method: 'PUT',
      path: '/me/settings',
      tags,
      summary: 'Save the settings; 409 edited_elsewhere when `version` is not the newest',
    })
    .input(settingsChosen)
    .output(z.object({ settings: profileSettings, me })),
  linkChecks: procedure
    .route({ method: 'GET', path: '/me/link-checks', tags, summary: 'Which of her links are proven to be hers' })
    .output(linkChecks),
  checkLink: procedure
    .route({
      method: 'POST',
      path: '/me/link-checks/{network}',
      tags,
      summary: 'Look whether that page links back to her profile with rel="me"; a job does it',
    })
    .input(z.strictObject({ network: LinkNetwork }))
    .output(linkChecks),
  stopMails: procedure
    .route({
      method: 'POST',
      path: '/mails/stop',
      tags,
      summary: 'No more notices by mail, with the token of such a mail; nobody has to sign in',
    })
    .input(z.strictObject({ token: text({ max: 64 }) }))
    .output(z.object({ stopped: z.literal(true) })),
}

/** Of so many spellings it is remembered that they are one: anybody may send any. */
const MOST_KNOWN = 1000
const known = new Set<string>()

/** The names that are none are asked about each time; the others stand in every answer with somebody's settings. */
function isTimeZone(name: string): boolean {
  if (known.has(name)) return true
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
  } catch {
    return false
  }
  if (known.size < MOST_KNOWN) known.add(name)
  return true
}
