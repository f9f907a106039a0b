import type { PageRoute } from '../../lib/page.ts'
import { memberPage } from '../../lib/page-route.ts'

export const feedRoutes: PageRoute[] = [
  memberPage('feed', '/feed', 'Feed', 'Novedades'),
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
  memberPage('post-quotes', '/post/:id/quotes', 'Quotes', 'Citas'),
  memberPage('bookmarks', '/bookmarks', 'Saved posts', 'Publicaciones guardadas'),
]
