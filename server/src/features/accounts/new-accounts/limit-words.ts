import type { SignedIn } from '../../../context.ts'
import { leadsElsewhere } from './leads-elsewhere.ts'
import { refuseNewAccount } from './refuse-new-account.ts'
import { takeOfDay } from './take-of-day.ts'

interface Said {
  text: string
  /** How many people it names. */
  names: number
}

/**
 * What everybody reads of her, in the transaction that stores it: how many it may name, and how many of a day may lead to
 * other sites. `before`: what stood there until now, which she may keep.
 */
export async function limitWords(tx: SignedIn, { text, names }: Said, before: Said = NOTHING): Promise<void> {
  const { days, mentions } = tx.settings.newAccounts
  if (days === 0) return
  if (names > mentions && names > before.names) {
    await refuseNewAccount(tx, { act: 'mentions', most: mentions, again: null })
  }
  const { siteUrl } = tx.settings
  if (leadsElsewhere(text, siteUrl) && !leadsElsewhere(before.text, siteUrl)) await takeOfDay(tx, 'links')
}

const NOTHING: Said = { text: '', names: 0 }
