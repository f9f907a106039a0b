import { MailPace, NoticeTopic, type NotificationSettings } from '@heraia/contract/settings'
import type { Topic } from './notifications.policy.ts'

/** What a new profile starts with: everything is told, and all but likes by mail and on her devices too. */
export const defaultByEmail = (topic: Topic): boolean => topic !== 'likes'

export const defaultByPush = (topic: Topic): boolean => topic !== 'likes'

type Stored = Record<string, boolean | string | Record<string, boolean | string>>

/** What is stored, and the default for what she never chose. */
export function withDefaults(stored: Stored): NotificationSettings {
  const byEmail = groupOf(stored.byEmail)
  const byPush = groupOf(stored.byPush)
  return {
    ...byTopic((topic) => stored[topic] !== false),
    emailNotifications: stored.emailNotifications !== false,
    pushNotifications: stored.pushNotifications !== false,
    byEmail: byTopic((topic) => asSwitch(byEmail[topic], defaultByEmail(topic))),
    byPush: byTopic((topic) => asSwitch(byPush[topic], defaultByPush(topic))),
    mailPace: MailPace.catch('soon').parse(stored.mailPace),
    quietHours: { ...QUIET_HOURS, ...groupOf(stored.quietHours) } as NotificationSettings['quietHours'],
    timeZone: typeof stored.timeZone === 'string' ? stored.timeZone : 'UTC',
    filter: { ...NOT_FILTERED, ...groupOf(stored.filter) } as NotificationSettings['filter'],
  }
}

/** Of her own account she hears by mail whenever she has mail at all. */
export const isByEmail = ({ byEmail }: NotificationSettings, topic: Topic): boolean =>
  topic === 'account' || byEmail[topic]

/** The same on her devices. */
export const isByPush = ({ byPush }: NotificationSettings, topic: Topic): boolean =>
  topic === 'account' || byPush[topic]

/** What is offered before she chose. */
const QUIET_HOURS = { on: false, from: '22:00', to: '07:00' }

/** Nothing is set aside. */
const NOT_FILTERED = { notFollowed: 'as_others', notFollowing: 'as_others', newAccounts: 'as_others' }

const groupOf = (stored: Stored[string] | undefined) => (typeof stored === 'object' ? stored : {})

const asSwitch = (stored: boolean | string | undefined, otherwise: boolean): boolean =>
  typeof stored === 'boolean' ? stored : otherwise

const byTopic = (choose: (topic: NoticeTopic) => boolean): Record<NoticeTopic, boolean> =>
  Object.fromEntries(NoticeTopic.options.map((topic) => [topic, choose(topic)])) as Record<NoticeTopic, boolean>
