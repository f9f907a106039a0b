import { type AccessClaims, BadToken, verifyAccessToken } from '../tokens/access-token.ts'
import type { SigningKeys } from '../tokens/signing-keys.ts'

const MOST = 5000

export interface VerifiedTokens {
  verify(token: string, now: Date): Promise<AccessClaims>
}

const ofKeys = new WeakMap<SigningKeys, VerifiedTokens>()

/** The same for everybody who checks with these keys. */
export function verifiedTokens(keys: SigningKeys): VerifiedTokens {
  const tokens = ofKeys.get(keys) ?? createVerifiedTokens(keys)
  ofKeys.set(keys, tokens)
  return tokens
}

/** Checking a signature costs more than the rest of a small request: what was checked counts until it expires. */
function createVerifiedTokens(keys: SigningKeys): VerifiedTokens {
  const known = new Map<string, AccessClaims>()

  const verify = async (token: string, now: Date): Promise<AccessClaims> => {
    const found = known.get(token)
    if (found) {
      known.delete(token)
      if (found.exp <= Math.floor(now.getTime() / 1000))
        throw new BadToken('token_expired', 'token has invalid claims: token is expired')
      known.set(token, found)
      return found
    }
    const claims = await verifyAccessToken(keys, token, now)
    known.set(token, claims)
    for (const oldest of known.keys()) {
      if (known.size <= MOST) break
      known.delete(oldest)
    }
    return claims
  }

  return { verify }
}
