import type { GoTrueClient, UserAttributes } from '@supabase/auth-js'
import { retryAfter } from '../../../lib/session/auth-refusals.ts'
import { EVERY_SECONDS, isUnderway } from '../one-a-minute.ts'
import { codeOnItsWay, type PhoneAsked } from './code-on-its-way.ts'

type Wanted = UserAttributes & { phone: string }

/**
 * Has a code sent to the phone that she wants. One a minute goes to a number, and where one has gone, that may be to her,
 * whose first try was not answered, or to somebody else. `left`: seconds until she may ask for another one.
 */
export async function askForPhone(auth: GoTrueClient, wanted: Wanted, isFirst: boolean) {
  const { error } = await auth.updateUser(wanted)
  if (!error || !isFirst || !isUnderway(error)) return { data: null, error, left: EVERY_SECONDS }
  const left = retryAfter.get()
  const user: PhoneAsked | null = (await auth.getUser()).data.user
  const isHers = user !== null && codeOnItsWay(user)?.phone === wanted.phone
  return { data: null, error: isHers ? null : error, left }
}
