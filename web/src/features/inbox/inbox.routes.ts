import type { PageRoute } from '../../lib/page.ts'

export const inboxRoutes: PageRoute[] = [
  {
    page: 'inbox',
    paths: ['/admin/inbox/:id?'],
    title: { en: 'Inbox', es: 'Bandeja de entrada' },
    language: 'en',
    guard: 'admin',
    noindex: true,
  },
]
