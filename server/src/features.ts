import { accountsRoutes } from './features/accounts/accounts.routes.ts'
import { siteRoutes } from './features/site/site.routes.ts'

/** The features in their order: a feature may call those before it, and hears of those after it by announcements. */
export const routes = {
  site: siteRoutes,
  accounts: accountsRoutes,
}
