import { type NewAccountSettings, newAccountDefaults } from '@heraia/server/settings'
import { z } from 'zod'

const most = (fallback: number) => z.coerce.number().int().min(1).max(1_000_000).default(fallback)

/** What of the environment is about new accounts. */
export const newAccountsEnvironment = {
  // How long an account counts as new, and may do less of what spam does; 0: none does.
  NEW_ACCOUNT_DAYS: z.coerce.number().int().min(0).max(365).default(newAccountDefaults.days),
  // How many of each it may do in a day; mentions in one text.
  NEW_ACCOUNT_CONVERSATIONS: most(newAccountDefaults.conversations),
  NEW_ACCOUNT_FOLLOWS: most(newAccountDefaults.follows),
  NEW_ACCOUNT_MENTIONS: most(newAccountDefaults.mentions),
  NEW_ACCOUNT_LINKS: most(newAccountDefaults.links),
  NEW_ACCOUNT_LISTINGS: most(newAccountDefaults.listings),
  NEW_ACCOUNT_APPLICATIONS: most(newAccountDefaults.applications),
}

type Environment = z.infer<z.ZodObject<typeof newAccountsEnvironment>>

export const readNewAccounts = (env: Environment): NewAccountSettings => ({
  days: env.NEW_ACCOUNT_DAYS,
  conversations: env.NEW_ACCOUNT_CONVERSATIONS,
  follows: env.NEW_ACCOUNT_FOLLOWS,
  mentions: env.NEW_ACCOUNT_MENTIONS,
  links: env.NEW_ACCOUNT_LINKS,
  listings: env.NEW_ACCOUNT_LISTINGS,
  applications: env.NEW_ACCOUNT_APPLICATIONS,
})
