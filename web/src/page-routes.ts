import { accountRoutes } from './features/accounts/accounts.routes.ts'
import { achievementRoutes } from './features/achievements/achievements.routes.ts'
import { adminRoutes } from './features/admin/admin.routes.ts'
import { articleRoutes } from './features/articles/articles.routes.ts'
import { feedRoutes } from './features/feed/feed.routes.ts'
import { inboxRoutes } from './features/inbox/inbox.routes.ts'
import { marketplaceRoutes } from './features/marketplace/marketplace.routes.ts'
import { messageRoutes } from './features/messages/messages.routes.ts'
import { notificationRoutes } from './features/notifications/notifications.routes.ts'
import { orderRoutes } from './features/orders/orders.routes.ts'
import { siteRoutes } from './features/pages/pages.routes.ts'
import { peopleRoutes } from './features/people/people.routes.ts'
import { profileRoutes } from './features/profiles/profiles.routes.ts'
import { resultRoutes } from './features/results/results.routes.ts'
import { teamRoutes } from './features/teams/teams.routes.ts'
import type { PageRoute } from './lib/page.ts'

/** Every screen of the product. What stands first wins no race: paths do not overlap. */
export const pageRoutes: PageRoute[] = [
  ...siteRoutes,
  ...accountRoutes,
  ...profileRoutes,
  ...resultRoutes,
  ...peopleRoutes,
  ...articleRoutes,
  ...teamRoutes,
  ...achievementRoutes,
  ...marketplaceRoutes,
  ...feedRoutes,
  ...messageRoutes,
  ...orderRoutes,
  ...notificationRoutes,
  ...inboxRoutes,
  ...adminRoutes,
]
