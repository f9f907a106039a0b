import { accountsPersonalData } from '../features/accounts/accounts.personal-data.ts'
import { achievementsPersonalData } from '../features/achievements/achievements.personal-data.ts'
import { affiliationsPersonalData } from '../features/affiliations/affiliations.personal-data.ts'
import { articlesPersonalData } from '../features/articles/articles.personal-data.ts'
import { feedPersonalData } from '../features/feed/feed.personal-data.ts'
import { inboxPersonalData } from '../features/inbox/inbox.personal-data.ts'
import { marketplacePersonalData } from '../features/marketplace/marketplace.personal-data.ts'
import { mediaPersonalData } from '../features/media/media.personal-data.ts'
import { messagesPersonalData } from '../features/messages/messages.personal-data.ts'
import { notificationsPersonalData } from '../features/notifications/notifications.personal-data.ts'
import { ordersPersonalData } from '../features/orders/orders.personal-data.ts'
import { peoplePersonalData } from '../features/people/people.personal-data.ts'
import { profilesPersonalData } from '../features/profiles/profiles.personal-data.ts'
import { resultsPersonalData } from '../features/results/results.personal-data.ts'
import { safetyPersonalData } from '../features/safety/safety.personal-data.ts'
import { sitePersonalData } from '../features/site/site.personal-data.ts'
import { teamsPersonalData } from '../features/teams/teams.personal-data.ts'
import { verificationPersonalData } from '../features/verification/verification.personal-data.ts'
import { livePersonalData } from '../live/live.personal-data.ts'
import type { PersonReference, PersonReferences } from './reference.ts'

/** Every column that names a person, by feature; every-reference.test.ts compares the database. Accounts come last. */
const byFeature: readonly PersonReferences[] = [
  notificationsPersonalData,
  ordersPersonalData,
  messagesPersonalData,
  feedPersonalData,
  marketplacePersonalData,
  achievementsPersonalData,
  affiliationsPersonalData,
  teamsPersonalData,
  resultsPersonalData,
  verificationPersonalData,
  safetyPersonalData,
  mediaPersonalData,
  articlesPersonalData,
  sitePersonalData,
  peoplePersonalData,
  profilesPersonalData,
  inboxPersonalData,
  livePersonalData,
  accountsPersonalData,
]

export interface NamedReference extends PersonReference {
  table: string
  column: string
}

export const references: readonly NamedReference[] = byFeature.flatMap((each) =>
  Object.entries(each).flatMap(([name, reference]) => {
    const [table = '', column = ''] = name.split('.')
    return reference ? [{ ...reference, table, column }] : []
  }),
)
