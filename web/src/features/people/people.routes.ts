import type { PageRoute } from '../../lib/page.ts'

export const peopleRoutes: PageRoute[] = [
  {
    page: 'athletes',
    paths: ['/athletes'],
    title: { en: 'Connect with Elite Athletes', es: 'Conecta con atletas de élite' },
    language: 'en',
    guard: 'public',
    canonical: '/athletes',
    still: 'screen',
  },
  {
    page: 'search',
    paths: ['/search'],
    title: { en: 'Discover Athletes & Professionals', es: 'Descubre atletas y profesionales' },
    language: 'en',
    guard: 'public',
    canonical: '/search',
    still: 'screen',
  },
]
