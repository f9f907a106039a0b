import type { Digests, Random } from '../../../ports.ts'
import { base64url } from './digest.ts'

/**
 * Opaque to the client. The turn is how often the session was refreshed before, the seal that we made it for this turn.
 * It takes two to make one: the session's key, which only the database has, and the secret, of which the database has
 * a hash. So neither the database nor an old token gives a new one, and who lost an answer gets the same one again.
 */
export interface RefreshToken {
  sessionId: string
  secret: string
  turn: number
  seal: string
}

/** What a session stores to make and know its tokens by. */
export interface RefreshFamily {
  key: string
  secretHash: string
}

const newKey = (random: Random): string => base64url(random.bytes(16))

export const hashSecret = (digests: Digests, secret: string) => digests.sha256(`refresh-secret:${secret}`)

/** A family of tokens and its first one. */
export async function newFamily(
  { digests, random }: { digests: Digests; random: Random },
  sessionId: string,
  secret = newKey(random),
): Promise<RefreshFamily & { refreshToken: string }> {
  const key = newKey(random)
  return {
    key,
    secretHash: await hashSecret(digests, secret),
    refreshToken: await writeRefreshToken(digests, key, { sessionId, secret, turn: 0 }),
  }
}

export const writeRefreshToken = (
  digests: Digests,
  key: string,
  { sessionId, secret, turn }: Omit<RefreshToken, 'seal'>,
): string | Promise<string> =>
  after(sealOf(digests, key, secret, turn), (seal) => `2${sessionId.replaceAll('-', '')}${secret}${seal}${turn}`)

const written =
  /^2([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})([\w-]{22})([0-9a-f]{32})(0|[1-9]\d{0,8})$/

/** null: it is of before, or was never ours. */
export function readRefreshToken(text: string): RefreshToken | null {
  const parts = written.exec(text)
  if (!parts) return null
  const [, a, b, c, d, e, secret = '', seal = '', turn] = parts
  return { sessionId: `${a}-${b}-${c}-${d}-${e}`, secret, turn: Number(turn), seal }
}

/** An HMAC without its pads, for PostgreSQL has SHA-256 and no HMAC: `sealInSql` says the same. */
export const sealOf = (digests: Digests, key: string, secret: string, turn: number): string | Promise<string> =>
  after(digests.sha256(`${key}${secret}${turn}`), (inner) =>
    after(digests.sha256(key + inner), (seal) => seal.slice(0, 32)),
  )

/** At once where the digest was made at once. */
const after = (digest: string | Promise<string>, goOn: (digest: string) => string | Promise<string>) =>
  typeof digest === 'string' ? goOn(digest) : digest.then(goOn)

/** Shorter ones, or ones with other signs, were never ours. */
export const looksLikeRefreshToken = (token: string): boolean => /^[A-Za-z0-9_-]{12,200}$/.test(token)
