import type { EmailChange } from '@heraia/contract/account-data'
import type { AuthError } from '@supabase/auth-js'
import { client } from '../../../lib/api.ts'
import { aMoment } from '../../../lib/session/asks-again.ts'
import type { OurAuthClient } from '../../../lib/session/auth-client.ts'
import { isUnanswered } from '../auth-failures.ts'

export type ChangeEnd = NonNullable<EmailChange['confirmed']>

interface Confirmation {
  /** Which of the two addresses the code came to. */
  end: ChangeEnd
  current: string
  wanted: string
  code: string
}

type Outcome = { data: 'half' | 'done'; error: null } | { data: null; error: AuthError }

/** 'half': the other address is to confirm it, too. */
export async function confirmEmailChange(auth: OurAuthClient, confirmation: Confirmation): Promise<Outcome> {
  const { end, current, wanted, code } = confirmation
  const email = end === 'new' ? wanted : current
  const { data, error } = await auth.confirm({ type: 'email_change', email, token: code })
  if (!error) return { data: data.user ? 'done' : 'half', error }
  const before = await mayHaveCounted(auth, error, confirmation)
  return before ? { data: before, error: null } : { data: null, error }
}

/** Without her hearing of it: a code that counted is refused when it comes again. How things stand tells. */
async function mayHaveCounted(
  auth: OurAuthClient,
  error: AuthError,
  { end, wanted }: Confirmation,
): Promise<Outcome['data']> {
  const isLost = isUnanswered(error)
  if (error.code !== 'otp_expired' && !isLost) return null
  if (isLost) await aMoment()
  const { user } = (await auth.getUser()).data
  if (user?.email === wanted) {
    // Every tab hears of the new address by it.
    await auth.renewedSession().catch(() => {})
    return 'done'
  }
  const { confirmed } = await client.accounts.emailChange().catch(() => ({ confirmed: null }))
  return confirmed === end ? 'half' : null
}
