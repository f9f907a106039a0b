import type { PageRoute } from '../../lib/page.ts'

export const peopleRoutes: PageRoute[] = [
  {
    page: 'athletes',
    paths: ['/athletes'],
    title: { en: 'Athletes', es: 'Atletas' },
    language: 'en',
    guard: 'public',
    canonical: '/athletes',
  },
  {
    page: 'search',
    paths: ['/search'],
    title: { en: 'Discover Athletes & Professionals', es: 'Descubre atletas y profesionales' },
    language: 'en',
    guard: 'public',
    canonical: '/search',
  },
]
