import type { PageRoute } from '../../lib/page.ts'
import { memberPage } from '../../lib/page-route.ts'

export const articleRoutes: PageRoute[] = [
  memberPage('saved-articles', '/saved-articles', 'Your articles', 'Tus artículos'),
]
