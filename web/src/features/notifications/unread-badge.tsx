import { CountBadge } from '@heraia/ui/count-badge'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'
import { useTexts } from '../../lib/locale.tsx'
import { counted, defineTexts } from '../../lib/texts.ts'

const texts = defineTexts({
  en: {
    unread: (count: number) => counted('en', count, { one: '# unread notification', other: '# unread notifications' }),
  },
  es: {
    unread: (count: number) =>
      counted('es', count, { one: '# notificación sin leer', other: '# notificaciones sin leer' }),
  },
})

/** Live, and the same in every tab. */
export function UnreadNotificationsBadge() {
  const words = useTexts(texts)
  const queries = useQueryClient()
  const { data } = useQuery(api.notifications.unread.queryOptions())
  const ask = () => void queries.invalidateQueries({ queryKey: api.notifications.unread.key() })
  useLive('notification.new', ask)
  useLive('notification.read', ask)
  useLive('resumed', ask)
  const count = data?.count ?? 0
  return <CountBadge count={count} label={words.unread(count)} />
}
