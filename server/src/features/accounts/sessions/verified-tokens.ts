import { type AccessClaims, BadToken, verifyAccessToken } from '../tokens/access-token.ts'
import type { SigningKeys } from '../tokens/signing-keys.ts'

const MOST = 5000

/** Then it is checked again: its key may have been dropped. */
const KEEP_MS = 30_000

interface Checked {
  claims: AccessClaims
  at: number
}

export interface VerifiedTokens {
  verify(token: string, now: Date): Promise<AccessClaims>
  /** All are checked again: by other keys. */
  forget(): void
}

const ofKeys = new WeakMap<SigningKeys, VerifiedTokens>()

/** The same for everybody who checks with these keys. */
export function verifiedTokens(keys: SigningKeys): VerifiedTokens {
  const tokens = ofKeys.get(keys) ?? createVerifiedTokens(keys)
  ofKeys.set(keys, tokens)
  return tokens
}

/** Checking a signature costs more than the rest of a small request: what was checked counts for a while. */
function createVerifiedTokens(keys: SigningKeys): VerifiedTokens {
  const known = new Map<string, Checked>()

  const verify = async (token: string, now: Date): Promise<AccessClaims> => {
    const found = known.get(token)
    known.delete(token)
    if (found && Math.abs(now.getTime() - found.at) < KEEP_MS) {
      if (found.claims.exp <= Math.floor(now.getTime() / 1000)) throw new BadToken('token_expired', 'token is expired')
      known.set(token, found)
      return found.claims
    }
    const claims = await verifyAccessToken(keys, token, now)
    known.set(token, { claims, at: now.getTime() })
    for (const oldest of known.keys()) {
      if (known.size <= MOST) break
      known.delete(oldest)
    }
    return claims
  }

  return { verify, forget: () => known.clear() }
}
