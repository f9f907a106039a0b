import { type CryptoKey, errors, type JWTHeaderParameters, type JWTPayload, jwtVerify } from 'jose'
import { z } from 'zod'
import type { SigningKeys } from './signing-keys.ts'

const claims = z.object({
  sub: z.guid(),
  session_id: z.guid(),
  exp: z.number(),
  /** Of a token that does not say when it was issued, it is not known that it is newer than anything. */
  iat: z.number().default(0),
  aud: z.string(),
  role: z.string(),
  email: z.string().default(''),
  aal: z.string().default('aal1'),
  is_anonymous: z.boolean().default(false),
})
export type AccessClaims = z.infer<typeof claims>

/** Why a token does not count. The message is what the library said, for the auth contract's text. */
export class BadToken extends Error {
  readonly reason: 'token_invalid' | 'token_expired'

  constructor(reason: BadToken['reason'], message: string) {
    super(message)
    this.name = 'BadToken'
    this.reason = reason
  }
}

export interface TokenContent {
  subject: string
  issuer: string
  audience: string
  issuedAt: Date
  lifetimeSeconds: number
  claims: Record<string, unknown>
}

export interface AccessToken {
  token: string
  /** Seconds since 1970. */
  expiresAt: number
}

export async function signAccessToken(keys: SigningKeys, content: TokenContent): Promise<AccessToken> {
  const { kid, sign } = await keys.signing()
  const issuedAt = Math.floor(content.issuedAt.getTime() / 1000)
  const expiresAt = issuedAt + content.lifetimeSeconds
  const token = await sign(
    { alg: 'ES256', typ: 'JWT', kid },
    {
      ...content.claims,
      sub: content.subject,
      iss: content.issuer,
      aud: content.audience,
      iat: issuedAt,
      exp: expiresAt,
    },
  )
  return { token, expiresAt }
}

/** A person's token. Throws BadToken. */
export async function verifyAccessToken(keys: SigningKeys, token: string, now: Date): Promise<AccessClaims> {
  const read = claims.safeParse(await verifyToken(keys, token, now))
  if (!read.success) throw new BadToken('token_invalid', 'token has invalid claims')
  return read.data
}

/**
 * Any token signed by a key that we trust. Throws BadToken. Only `exp` is held against the clock: a server whose clock
 * jumped back must not refuse what it signed a minute ago.
 */
export async function verifyToken(keys: SigningKeys, token: string, now: Date): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, (header) => keyFor(keys, header), {
      algorithms: ['ES256', 'RS256', 'HS256'],
      currentDate: now,
    })
    return payload
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      throw new BadToken('token_expired', 'token has invalid claims: token is expired')
    }
    if (error instanceof errors.JOSEError)
      throw new BadToken('token_invalid', 'token is malformed or its signature is invalid')
    throw error
  }
}

/** By the algorithm that a token names; the keys of ours are all of the first. */
const KINDS: Record<string, string> = { ES256: 'ECDSA', RS256: 'RSASSA-PKCS1-v1_5' }

/** The shared secret is for HS256 and nothing else: a public key must never be taken for one. */
async function keyFor(keys: SigningKeys, { alg, kid }: JWTHeaderParameters): Promise<CryptoKey | Uint8Array> {
  const key = alg === 'HS256' ? keys.shared : await publicKey(keys, alg, kid)
  if (!key) throw new BadToken('token_invalid', 'unrecognized key id')
  return key
}

async function publicKey(
  keys: SigningKeys,
  alg: string | undefined,
  kid: string | undefined,
): Promise<CryptoKey | null> {
  const key = kid === undefined ? null : await keys.verifying(kid)
  return key?.algorithm.name === KINDS[alg ?? ''] ? key : null
}
