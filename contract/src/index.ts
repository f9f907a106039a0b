import type { ContractRouterClient } from '@orpc/contract'
import { accounts } from './accounts.ts'
import { achievements } from './achievements.ts'
import { admin } from './admin.ts'
import { affiliations } from './affiliations.ts'
import { articles } from './articles.ts'
import { feed } from './feed.ts'
import { fixtures } from './fixtures.ts'
import { inbox } from './inbox.ts'
import { marketplace } from './marketplace.ts'
import { gallery, media } from './media.ts'
import { messages } from './messages.ts'
import { notifications } from './notifications.ts'
import { openRoles } from './open-roles.ts'
import { orders } from './orders.ts'
import { outside } from './outside.ts'
import { people } from './people.ts'
import { profiles } from './profiles.ts'
import { results } from './results.ts'
import { safety } from './safety.ts'
import { settings } from './settings.ts'
import { site } from './site.ts'
import { teams } from './teams.ts'
import { verification } from './verification.ts'

/** Everything that a client can ask of the product's API, one entry a feature. */
export const contract = {
  site,
  inbox,
  admin,
  outside,
  accounts,
  profiles,
  people,
  articles,
  teams,
  fixtures,
  openRoles,
  results,
  achievements,
  affiliations,
  media,
  gallery,
  marketplace,
  feed,
  messages,
  orders,
  notifications,
  settings,
  verification,
  safety,
}
export type Contract = typeof contract

/** A client of the whole contract, one function a procedure. */
export type ApiClient = ContractRouterClient<Contract>
