import { NoticeTopic, type NotificationSettings } from '@heraia/contract/settings'
import type { Topic } from './notifications.policy.ts'

/** What a new profile starts with: everything is told, and all but likes by mail too. */
export const defaultByEmail = (topic: Topic): boolean => topic !== 'likes'

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

/** Of her own account she hears by mail whenever she has mail at all. */
export const isByEmail = ({ byEmail }: NotificationSettings, topic: Topic): boolean =>
  topic === 'account' || byEmail[topic]

const byTopic = (choose: (topic: NoticeTopic) => boolean): Record<NoticeTopic, boolean> =>
  Object.fromEntries(NoticeTopic.options.map((topic) => [topic, choose(topic)])) as Record<NoticeTopic, boolean>
