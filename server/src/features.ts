import { listen } from './announcements.ts'
import { accountsRoutes } from './features/accounts/accounts.routes.ts'
import { achievementsListeners } from './features/achievements/achievements.events.ts'
import { achievementsRoutes } from './features/achievements/achievements.routes.ts'
import { adminListeners } from './features/admin/admin.events.ts'
import { adminRoutes } from './features/admin/admin.routes.ts'
import { affiliationsListeners } from './features/affiliations/affiliations.events.ts'
import { affiliationsRoutes } from './features/affiliations/affiliations.routes.ts'
import { articlesRoutes } from './features/articles/articles.routes.ts'
import { feedListeners } from './features/feed/feed.events.ts'
import { feedRoutes } from './features/feed/feed.routes.ts'
import { inboxRoutes } from './features/inbox/inbox.routes.ts'
import { marketplaceListeners } from './features/marketplace/marketplace.events.ts'
import { marketplaceRoutes } from './features/marketplace/marketplace.routes.ts'
import { galleryListeners } from './features/media/gallery/gallery.events.ts'
import { galleryRoutes } from './features/media/gallery/gallery.routes.ts'
import { mediaRoutes } from './features/media/media.routes.ts'
import { messagesListeners } from './features/messages/messages.events.ts'
import { messagesRoutes } from './features/messages/messages.routes.ts'
import { notificationsListeners } from './features/notifications/notifications.events.ts'
import { notificationsRoutes } from './features/notifications/notifications.routes.ts'
import { ordersListeners } from './features/orders/orders.events.ts'
import { ordersRoutes } from './features/orders/orders.routes.ts'
import { outsideRoutes } from './features/outside/outside.routes.ts'
import { peopleListeners } from './features/people/people.events.ts'
import { peopleRoutes } from './features/people/people.routes.ts'
import { profilesListeners } from './features/profiles/profiles.events.ts'
import { profilesRoutes } from './features/profiles/profiles.routes.ts'
import { resultsRoutes } from './features/results/results.routes.ts'
import { safetyRoutes } from './features/safety/safety.routes.ts'
import { settingsRoutes } from './features/settings/settings.routes.ts'
import { siteRoutes } from './features/site/site.routes.ts'
import { fixturesRoutes } from './features/teams/fixtures/fixtures.routes.ts'
import { openRolesRoutes } from './features/teams/open-roles/open-roles.routes.ts'
import { teamsListeners } from './features/teams/teams.events.ts'
import { teamsRoutes } from './features/teams/teams.routes.ts'
import { verificationListeners } from './features/verification/verification.events.ts'
import { verificationRoutes } from './features/verification/verification.routes.ts'

/** The features in their order: a feature may call those before it, and hears of those after it by announcements. */
export const routes = {
  site: siteRoutes,
  accounts: accountsRoutes,
  profiles: profilesRoutes,
  people: peopleRoutes,
  articles: articlesRoutes,
  results: resultsRoutes,
  media: mediaRoutes,
  gallery: galleryRoutes,
  teams: teamsRoutes,
  fixtures: fixturesRoutes,
  openRoles: openRolesRoutes,
  achievements: achievementsRoutes,
  affiliations: affiliationsRoutes,
  marketplace: marketplaceRoutes,
  feed: feedRoutes,
  messages: messagesRoutes,
  orders: ordersRoutes,
  notifications: notificationsRoutes,
  settings: settingsRoutes,
  verification: verificationRoutes,
  safety: safetyRoutes,
  inbox: inboxRoutes,
  admin: adminRoutes,
  outside: outsideRoutes,
}

for (const listeners of [
  profilesListeners,
  peopleListeners,
  galleryListeners,
  teamsListeners,
  achievementsListeners,
  affiliationsListeners,
  marketplaceListeners,
  feedListeners,
  messagesListeners,
  ordersListeners,
  notificationsListeners,
  adminListeners,
  verificationListeners,
])
  listen(listeners)
