import type { GoTrueClient } from '@supabase/auth-js'
import { loadAuth } from '../../../lib/session.tsx'
import { within } from '../../../lib/time-limit.ts'
import { type ByMailProblem, byMailProblem } from './by-mail-problem.ts'

const LIMIT_MS = 8000

/** Null: the auth server took it. What never came (its answer, or the code that asks it) is a problem like any other. */
export async function problemWhenAsking(
  ask: (auth: GoTrueClient) => Promise<{ error: Error | null }>,
): Promise<ByMailProblem | null> {
  try {
    // Apart, so that what has a limit of its own in there reaches it first.
    const auth = await within(LIMIT_MS, loadAuth())
    const { error } = await within(LIMIT_MS, ask(auth))
    return error && byMailProblem(error)
  } catch (error) {
    return byMailProblem(error)
  }
}
