import type { GoTrueClient, UserAttributes } from '@supabase/auth-js'
import { useRef } from 'react'
import { within } from '../../lib/time-limit.ts'
import { isUnanswered, readFailure } from './auth-failures.ts'

type Proof = Pick<UserAttributes, 'nonce' | 'current_password'>

/**
 * What a second try is told where the first one counted: her old password, or the code, is none any more; or she has a
 * password now, and for another one the server asks for a proof.
 */
const SPENT = [
  'current_password_invalid',
  'current_password_required',
  'reauthentication_needed',
  'reauthentication_not_valid',
  'same_password',
]

const LIMIT_MS = 8000

/**
 * Saves a password. A try whose answer was lost, or came later than she was told so (rejects with TimedOut), may have
 * counted: then the next one finds that, and nothing is wrong.
 */
export function useNewPassword() {
  /** Of the last try, as long as she has heard no answer to it. */
  const unanswered = useRef('')
  return async (auth: GoTrueClient, password: string, proof: Proof = {}) => {
    const isAgain = unanswered.current === password
    unanswered.current = password
    const answer = await within(LIMIT_MS, save(auth, password, proof, isAgain))
    if (!isUnanswered(answer.error)) unanswered.current = ''
    return answer
  }
}

async function save(auth: GoTrueClient, password: string, proof: Proof, isAgain: boolean) {
  const answer = await auth.updateUser({ password, ...proof })
  if (!answer.error || !isAgain || !SPENT.includes(readFailure(answer.error).code)) return answer
  return (await isHers(auth, password, answer.error)) ? { data: { user: null }, error: null } : answer
}

/** A password that is hers already is refused as the same. */
async function isHers(auth: GoTrueClient, password: string, refused: Error): Promise<boolean> {
  if (readFailure(refused).code === 'same_password') return true
  const { error } = await auth.updateUser({ password, current_password: password })
  return readFailure(error).code === 'same_password'
}
