import type { GoTrueClient } from '@supabase/auth-js'
import { retryAfter } from '../../../lib/session/auth-refusals.ts'
import { EVERY_SECONDS, isUnderway } from '../one-a-minute.ts'
import type { ByMailProblem } from './by-mail-problem.ts'
import { problemWhenAsking } from './problem-when-asking.ts'

export type AskForMail = (auth: GoTrueClient) => Promise<{ error: Error | null }>

interface Asked {
  /** null: it is on its way, as one is that went out within the last minute. */
  problem: ByMailProblem | null
  /** Seconds until another one may be asked for. */
  left: number
}

/** Asks for a mail to an address, of which nobody learns whether it is known. */
export async function askForMail(ask: AskForMail): Promise<Asked> {
  let isFromBefore = false
  const found = await problemWhenAsking(async (auth) => {
    const answer = await ask(auth)
    isFromBefore = answer.error !== null && isUnderway(answer.error)
    return isFromBefore ? { error: null } : answer
  })
  // Nothing of hers can be too old yet: it is the address that the server cannot read.
  const problem = found === 'expired' ? 'emailInvalid' : found
  if (isFromBefore || problem === 'tooMany') return { problem, left: retryAfter.get() }
  return { problem, left: problem ? 0 : EVERY_SECONDS }
}
