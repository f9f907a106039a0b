import type { PageRoute } from '../../lib/page.ts'

export const notificationRoutes: PageRoute[] = [
  {
    page: 'notifications',
    paths: ['/notifications'],
    title: { en: 'Notifications', es: 'Notificaciones' },
    language: 'en',
    guard: 'signed-in',
    noindex: true,
  },
]
