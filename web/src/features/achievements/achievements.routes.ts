import type { PageRoute } from '../../lib/page.ts'
import { memberPage } from '../../lib/page-route.ts'

export const achievementRoutes: PageRoute[] = [
  memberPage('achievements', '/achievements', 'Your Achievements', 'Tus logros'),
  memberPage('achievement-requests', '/achievements/requests', 'Achievements to confirm', 'Logros por confirmar'),
]
