import type { Session } from '@supabase/auth-js'
import { sessionNow } from './bearer.ts'
import { claimsOf } from './token-claims.ts'

/** For so long after it a new password needs no other proof; later the server asks for one. */
const A_DAY = 86_400

/** Her session began today with a mail of this kind: what it is for may still be missing, also after the page was loaded again. */
export function cameBy(method: 'recovery' | 'invite', session: Session | null = sessionNow()): boolean {
  const { amr } = claimsOf(session?.access_token ?? '')
  if (!Array.isArray(amr)) return false
  return amr.some((one) => one?.method === method && Date.now() / 1000 - one.timestamp < A_DAY)
}
