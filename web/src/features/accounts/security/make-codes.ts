import { aMoment } from '../../../lib/session/asks-again.ts'
import type { OurAuthClient } from '../../../lib/session/auth-client.ts'
import { isUnanswered } from '../auth-failures.ts'

/** How the wire says that she has none. */
const NONE = 'mfa_factor_not_found'

/**
 * Ten codes, in the place of those that she has where `isAgain`. They are shown this one time: where the answer was lost
 * they may count, and she has never seen them. Then others are made in their place.
 */
export async function makeCodes(
  { mfa: { recoveryCodes } }: Pick<OurAuthClient, 'mfa'>,
  isAgain: boolean,
  pauseMs?: number,
) {
  const answer = await (isAgain ? recoveryCodes.regenerate() : recoveryCodes.generate())
  if (!isUnanswered(answer.error)) return answer
  await aMoment(pauseMs)
  const again = await recoveryCodes.regenerate()
  return !isAgain && again.error?.code === NONE ? recoveryCodes.generate() : again
}
