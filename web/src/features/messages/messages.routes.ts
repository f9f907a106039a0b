import type { PageRoute } from '../../lib/page.ts'

export const messageRoutes: PageRoute[] = [
  {
    page: 'messages',
    paths: ['/messages/:id?'],
    title: { en: 'Messages', es: 'Mensajes' },
    language: 'en',
    guard: 'signed-in',
    noindex: true,
  },
]
