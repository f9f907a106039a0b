import type { GoTrueClient, User } from '@supabase/auth-js'
import { retryAfter } from '../../../lib/session/auth-refusals.ts'
import { EVERY_SECONDS, isUnderway } from '../one-a-minute.ts'
import { ageOf, UNNOTICED_SECONDS } from './until-again.ts'

/** What auth-js' own type of her user leaves out. */
interface ProofAsked {
  reauthentication_sent_at?: string
}

/**
 * Has six digits sent that prove it is her. One a minute goes out: the first that she hears of it may be that it has gone,
 * for an answer was lost. Her user says whether it did: one that could not be sent uses the minute up, too. `left`: seconds
 * until she may ask for others.
 */
export async function askForDigits(auth: GoTrueClient, isFirst: boolean) {
  const { error } = await auth.reauthenticate()
  if (!error || !isFirst || !isUnderway(error)) return { data: null, error, left: EVERY_SECONDS }
  const left = retryAfter.get()
  const { user } = (await auth.getUser()).data
  return { data: null, error: isOnItsWay(user) ? null : error, left }
}

function isOnItsWay(user: (User & ProofAsked) | null): boolean {
  const age = ageOf(user?.reauthentication_sent_at)
  return age !== null && age < EVERY_SECONDS + UNNOTICED_SECONDS
}
