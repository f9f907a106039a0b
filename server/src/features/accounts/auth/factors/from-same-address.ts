import type { Context } from '../../../../context.ts'
import { sha256 } from '../../tokens/digest.ts'
import { AuthError } from '../auth-error.ts'
import type { ChallengeRow } from './factors.queries.ts'

/** What a challenge keeps of where it was asked for; null: it may be answered from anywhere. */
export const addressToKeep = async (ctx: Context, challengeId: string): Promise<string | null> =>
  ctx.settings.auth.factorSameAddress ? hashAddress(challengeId, ctx.address) : null

/** null: it is answered from where it was asked for, or need not be. */
export async function otherAddress(ctx: Context, { id, address_hash }: ChallengeRow): Promise<AuthError | null> {
  if (address_hash === null || address_hash === (await hashAddress(id, ctx.address))) return null
  return new AuthError(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch')
}

const hashAddress = (challengeId: string, address: string): Promise<string> =>
  sha256(`challenge-address:${challengeId}:${address}`)
