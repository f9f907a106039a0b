import { NoticeTopic, type NotificationSettings } from '@heraia/contract/settings'

/** What a new profile starts with: everything is told, and all but likes by mail too. */
export const defaultByEmail = (topic: NoticeTopic): boolean => topic !== 'likes'

type Stored = Record<string, boolean | Record<string, boolean>>

/** What is stored, and the default for what she never chose. */
export function withDefaults(stored: Stored): NotificationSettings {
  const byEmail = typeof stored.byEmail === 'object' ? stored.byEmail : {}
  return {
    ...byTopic((topic) => stored[topic] !== false),
    emailNotifications: stored.emailNotifications !== false,
    pushNotifications: stored.pushNotifications !== false,
    byEmail: byTopic((topic) => byEmail[topic] ?? defaultByEmail(topic)),
  }
}

const byTopic = (choose: (topic: NoticeTopic) => boolean): Record<NoticeTopic, boolean> =>
  Object.fromEntries(NoticeTopic.options.map((topic) => [topic, choose(topic)])) as Record<NoticeTopic, boolean>
