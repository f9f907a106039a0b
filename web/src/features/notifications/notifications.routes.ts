import type { PageRoute } from '../../lib/page.ts'
import { memberPage } from '../../lib/page-route.ts'

export const notificationRoutes: PageRoute[] = [
  memberPage('notifications', '/notifications', 'Notifications', 'Notificaciones'),
]
