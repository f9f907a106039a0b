import type { PageRoute } from '../../lib/page.ts'

export const feedRoutes: PageRoute[] = [
  {
    page: 'feed',
    paths: ['/feed'],
    title: { en: 'Feed', es: 'Novedades' },
    language: 'en',
    guard: 'signed-in',
    noindex: true,
  },
  {
    page: 'post',
    paths: ['/post/:id'],
    title: { en: 'Post', es: 'Publicación' },
    language: 'en',
    // As a profile (0067).
    guard: 'public',
    noindex: true,
    still: 'screen',
  },
  {
    page: 'post-quotes',
    paths: ['/post/:id/quotes'],
    title: { en: 'Quotes', es: 'Citas' },
    language: 'en',
    guard: 'signed-in',
    noindex: true,
  },
  {
    page: 'bookmarks',
    paths: ['/bookmarks'],
    title: { en: 'Saved posts', es: 'Publicaciones guardadas' },
    language: 'en',
    guard: 'signed-in',
    noindex: true,
  },
]
