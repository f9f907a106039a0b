import type { PageRoute } from '../../lib/page.ts'

export const achievementRoutes: PageRoute[] = [
  {
    page: 'achievements',
    paths: ['/achievements'],
    title: { en: 'Your Achievements', es: 'Tus logros' },
    language: 'en',
    guard: 'signed-in',
    noindex: true,
  },
  {
    page: 'achievement-requests',
    paths: ['/achievements/requests'],
    title: { en: 'Achievements to confirm', es: 'Logros por confirmar' },
    language: 'en',
    guard: 'signed-in',
    noindex: true,
  },
]
