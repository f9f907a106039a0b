import type { NewAccountAct } from '@heraia/contract/new-accounts'
import type { SignedIn } from '../../../context.ts'
import { invalidField, Refused } from '../../../refused.ts'
import { readStanding } from './read-standing.ts'

interface Limited {
  act: NewAccountAct
  most: number
  /** When the day that is counted is over; null: it is about this text alone, in the field `text`. */
  again: Date | null
}

/** Says how many a new account may, when it may again, and until when it is new. */
export async function refuseNewAccount(tx: SignedIn, { act, most, again }: Limited): Promise<void> {
  const standing = await readStanding(tx)
  // Meanwhile somebody vouched for her: she may, and this once nothing is counted.
  if (!standing) return
  const { until, unconfirmed } = standing
  const more = { until: until?.toISOString() ?? null, unconfirmed }
  if (!again) {
    const refused = invalidField('text', `too_many_${act}`, `New accounts may have ${most} of these in a text.`)
    const { code, reason, message, fields } = refused
    throw new Refused(code, reason, message, { fields, newAccount: { act, most, again: null, ...more } })
  }
  // Once she counts as old, nothing of this holds.
  const free = until && !unconfirmed && until < again ? until : again
  const retryAfterSeconds = Math.max(1, Math.ceil((free.getTime() - tx.now().getTime()) / 1000))
  throw new Refused('TOO_MANY_REQUESTS', 'new_account', `New accounts may do ${most} of these a day.`, {
    retryAfterSeconds,
    newAccount: { act, most, again: free.toISOString(), ...more },
  })
}
