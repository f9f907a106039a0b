import { BADGE_MAX, CountBadge } from '@heraia/ui/count-badge'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useTexts } from '../../lib/locale.tsx'
import { counted, defineTexts } from '../../lib/texts.ts'

export const badgeTexts = defineTexts({
  en: {
    notifications: 'Notifications',
    unread: (count: number) =>
      counted('en', count, { one: '# unread notification', other: '# unread notifications' }, BADGE_MAX),
  },
  es: {
    notifications: 'Notificaciones',
    unread: (count: number) =>
      counted('es', count, { one: '# notificación sin leer', other: '# notificaciones sin leer' }, BADGE_MAX),
  },
})

/** The one source of every badge of notifications; use-notifications-at-work.ts keeps it true in all tabs. */
export const useUnreadNotifications = () => useQuery(api.notifications.unread.queryOptions()).data?.count ?? 0

export function UnreadNotificationsBadge() {
  const words = useTexts(badgeTexts)
  const count = useUnreadNotifications()
  return <CountBadge count={count} label={words.unread(count)} />
}
