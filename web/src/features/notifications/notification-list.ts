import { api } from '../../lib/api.ts'
import { byCursor } from '../../lib/infinite-list.ts'

export const TABS = [
  'all',
  'unread',
  'mentions',
  'follows',
  'posts',
  'messages',
  'achievements',
  'marketplace',
  'orders',
  'teams',
  'safety',
] as const
export type NotificationTab = (typeof TABS)[number]

export const tabOf = (name: string | null): NotificationTab => TABS.find((tab) => tab === name) ?? 'all'

export const notificationList = (tab: NotificationTab) =>
  api.notifications.list.infiniteOptions(byCursor((cursor) => ({ tab, cursor })))

const LATEST = 5

/** What the bell shows. */
export const latestNotifications = () => api.notifications.list.queryOptions({ input: { tab: 'all', limit: LATEST } })
