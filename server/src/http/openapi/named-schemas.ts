import * as accountData from '@heraia/contract/account-data'
import * as accounts from '@heraia/contract/accounts'
import * as achievements from '@heraia/contract/achievements'
import * as admin from '@heraia/contract/admin'
import * as affiliations from '@heraia/contract/affiliations'
import * as analytics from '@heraia/contract/analytics'
import * as articles from '@heraia/contract/articles'
import * as errors from '@heraia/contract/errors'
import * as feed from '@heraia/contract/feed'
import * as figures from '@heraia/contract/figures'
import * as fixtures from '@heraia/contract/fixtures'
import * as goals from '@heraia/contract/goals'
import * as ids from '@heraia/contract/ids'
import * as inbox from '@heraia/contract/inbox'
import * as invitations from '@heraia/contract/invitations'
import * as links from '@heraia/contract/links'
import * as listings from '@heraia/contract/listings'
import * as marketplace from '@heraia/contract/marketplace'
import * as media from '@heraia/contract/media'
import * as messages from '@heraia/contract/messages'
import * as moderation from '@heraia/contract/moderation'
import * as money from '@heraia/contract/money'
import * as newAccounts from '@heraia/contract/new-accounts'
import * as notifications from '@heraia/contract/notifications'
import * as openRoles from '@heraia/contract/open-roles'
import * as orders from '@heraia/contract/orders'
import * as outside from '@heraia/contract/outside'
import * as paging from '@heraia/contract/paging'
import * as people from '@heraia/contract/people'
import * as person from '@heraia/contract/person'
import * as profiles from '@heraia/contract/profiles'
import * as rankings from '@heraia/contract/rankings'
import * as reports from '@heraia/contract/reports'
import * as resultFields from '@heraia/contract/result-fields'
import * as results from '@heraia/contract/results'
import * as roles from '@heraia/contract/roles'
import * as safety from '@heraia/contract/safety'
import * as settings from '@heraia/contract/settings'
import * as site from '@heraia/contract/site'
import * as sitePeople from '@heraia/contract/site-people'
import * as siteSettings from '@heraia/contract/site-settings'
import * as team from '@heraia/contract/team'
import * as teams from '@heraia/contract/teams'
import * as verification from '@heraia/contract/verification'
import { z } from 'zod'

const modules = [
  ...[
    ids,
    errors,
    paging,
    money,
    links,
    roles,
    site,
    inbox,
    accounts,
    accountData,
    newAccounts,
    settings,
    person,
    people,
    profiles,
  ],
  ...[feed, media, messages, notifications, achievements, affiliations, articles, figures, resultFields, results],
  ...[
    goals,
    rankings,
    team,
    teams,
    fixtures,
    openRoles,
    listings,
    marketplace,
    orders,
    outside,
    reports,
    admin,
    sitePeople,
    siteSettings,
    moderation,
    verification,
    safety,
    analytics,
    invitations,
  ],
]

/**
 * What the contract exports by name, as the document names it: `personChip` is PersonChip. Ids, choices and things; texts
 * and numbers with bounds are plainer where they stand.
 */
export function namedSchemas(): Record<string, z.core.$ZodType> {
  const named: Record<string, z.core.$ZodType> = {}
  for (const module of modules) {
    for (const [key, value] of Object.entries<unknown>(module)) {
      const name = key.charAt(0).toUpperCase() + key.slice(1)
      if (!(value instanceof z.ZodType) || !(module === ids || isThing(value)) || named[name] === value) continue
      if (named[name]) throw new Error(`Two schemas of the contract are called ${name}.`)
      named[name] = value
    }
  }
  return named
}

export const isThing = (schema: z.ZodType): boolean => ['object', 'union', 'enum'].includes(schema.def.type)

/** Inputs are strict: what they take may be less than what comes of it. */
export const isInput = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodObject && schema.def.catchall instanceof z.ZodNever
