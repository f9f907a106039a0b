import type { PageRoute } from '../../lib/page.ts'

export const articleRoutes: PageRoute[] = [
  {
    page: 'saved-articles',
    paths: ['/saved-articles'],
    title: { en: 'Your articles', es: 'Tus artículos' },
    language: 'en',
    guard: 'signed-in',
    noindex: true,
  },
]
