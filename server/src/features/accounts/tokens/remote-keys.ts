import { type CryptoKey, importJWK, type JWK } from 'jose'
import { z } from 'zod'
import type { Ports } from '../../../ports.ts'
import type { Settings } from '../../../settings.ts'
import type { SigningKeys } from './signing-keys.ts'

/** Another auth server says for how long its list counts: ten minutes. */
const KEEP_MS = 600_000
/** Who comes then asks for it again, and waits for nothing: a key that was dropped there counts a minute or two here, not ten. */
const ASK_AHEAD_MS = 60_000
/** Keys that it does not list are asked for at most this often. */
const ASK_AGAIN_MS = 5000

/** What servers of this contract sign with, by the kind of their keys. */
const ALGORITHMS: Record<string, string> = { EC: 'ES256', RSA: 'RS256' }

const list = z.object({
  keys: z.array(z.looseObject({ kid: z.string(), kty: z.string(), alg: z.string().optional() })),
})

/** The public keys of AUTH_URL. Nothing is signed here. */
export function createRemoteKeys(ports: Ports, settings: Settings, authUrl: string): SigningKeys {
  let keys = new Map<string, CryptoKey>()
  let published: JWK[] = []
  let askedAt = Number.NEGATIVE_INFINITY
  const { jwtSecret, authKey } = settings.auth

  let asking: Promise<void> | undefined

  const age = () => Math.abs(ports.clock.now().getTime() - askedAt)

  /** Whoever comes meanwhile waits for the same answer: after a start everybody comes at once. */
  const ask = (): Promise<void> => {
    asking ??= read().finally(() => {
      asking = undefined
    })
    return asking
  }

  async function read(): Promise<void> {
    askedAt = ports.clock.now().getTime()
    try {
      const response = await fetch(`${authUrl}/.well-known/jwks.json`, {
        ...(authKey && { headers: { apikey: authKey } }),
        signal: AbortSignal.timeout(5000),
      })
      const listed = list.parse(await response.json()).keys.filter(({ kty }) => kty in ALGORITHMS)
      const imported = await Promise.all(
        listed.map(async (jwk) => [jwk.kid, await importJWK(jwk, ALGORITHMS[jwk.kty])] as const),
      )
      keys = new Map(imported.flatMap(([kid, key]) => (key instanceof Uint8Array ? [] : [[kid, key] as const])))
      published = listed
    } catch (error) {
      // The keys that are known go on: an auth server that is away signs nobody out.
      ports.log.warn({ error: String(error).slice(0, 200) }, 'the keys of AUTH_URL could not be read')
    }
  }

  return {
    shared: jwtSecret === null ? null : new TextEncoder().encode(jwtSecret),
    signing: () => Promise.reject(new Error('AUTH_URL is set: nothing is signed here.')),
    verifying: async (kid) => {
      const isUnknown = !keys.has(kid)
      if (age() > KEEP_MS || (isUnknown && (asking !== undefined || age() > ASK_AGAIN_MS))) await ask()
      else if (age() > ASK_AHEAD_MS) void ask()
      return keys.get(kid) ?? null
    },
    published: async () => published,
    forget: () => {
      askedAt = Number.NEGATIVE_INFINITY
    },
  }
}
