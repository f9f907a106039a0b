import { SignJWT } from 'jose'
import type { SigningKeys } from './signing-keys.ts'

/** For programs of the operator: opens the admin endpoints. Nobody's, so only its end and its key take it back. */
export async function signOperatorToken(keys: SigningKeys, issuer: string, now: Date, days: number): Promise<string> {
  const { kid, key } = await keys.signing()
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT({ role: 'service_role' })
    .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
    .setIssuer(issuer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + days * 86_400)
    .sign(key)
}
