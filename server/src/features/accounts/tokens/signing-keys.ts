import type { Db } from '@heraia/database/db'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { z } from 'zod'
import type { Ports, PrivateJwk, Random, SignToken } from '../../../ports.ts'
import type { Settings } from '../../../settings.ts'
import { base64url } from './digest.ts'

export interface SigningKey {
  kid: string
  sign: SignToken
}

/** The ES256 keys of the access tokens: one signs, all verify. */
export interface SigningKeys {
  signing(): Promise<SigningKey>
  /** null: no key of ours has this kid. */
  verifying(kid: string): Promise<CryptoKey | null>
  /** The HS256 key of AUTH_JWT_SECRET; null: there is none. Never listed. */
  shared: Uint8Array | null
  /** What /.well-known/jwks.json lists: public parts only. */
  published(): Promise<JWK[]>
  /** They are others now: the next question reads them afresh. */
  forget(): void
}

const storedJwk = z.looseObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  kid: z.string(),
  x: z.string(),
  y: z.string(),
  d: z.string().optional(),
  key_ops: z.array(z.string()).optional(),
})
type StoredJwk = z.infer<typeof storedJwk>

interface Loaded {
  signing: SigningKey
  verifying: Map<string, CryptoKey>
  published: JWK[]
}

/** Another process may have made the key, so an unknown kid looks again, at most this often. */
const LOOK_AGAIN_AFTER_MS = 2000

/** The operator may have switched to another key, or dropped one. */
const KEEP_MS = 30_000

/** Keys of the settings, or those in the database, where who signs in first makes one. */
export function createSigningKeys(ports: Ports, settings: Settings): SigningKeys {
  let loaded: Promise<Loaded> | undefined
  let loadedAt = 0

  const age = () => Math.abs(ports.clock.now().getTime() - loadedAt)

  const load = (): Promise<Loaded> => {
    if (loaded && age() < KEEP_MS) return loaded
    const before = loaded
    loadedAt = ports.clock.now().getTime()
    // While the database is away the keys that are known go on.
    const next = readKeys(ports, settings).catch((error: unknown) => {
      loaded = before
      if (before) return before
      throw error
    })
    loaded = next
    return next
  }

  const { jwtSecret } = settings.auth
  return {
    shared: jwtSecret === null ? null : new TextEncoder().encode(jwtSecret),
    signing: async () => (await load()).signing,
    verifying: async (kid) => {
      const known = (await load()).verifying.get(kid)
      if (known) return known
      if (age() < LOOK_AGAIN_AFTER_MS) return null
      loaded = undefined
      return (await load()).verifying.get(kid) ?? null
    },
    published: async () => (await load()).published,
    forget: () => {
      loadedAt = Number.NEGATIVE_INFINITY
    },
  }
}

async function readKeys(ports: Ports, settings: Settings): Promise<Loaded> {
  const keys = await keysInUse(ports, settings)
  const signing = signingOf(keys)
  const privateJwk = signing && privatePart(signing.jwk)
  if (!privateJwk) throw new Error('No private signing key.')
  const verifying = await Promise.all(keys.map(async ({ jwk }) => [jwk.kid, await keyOf(publicPart(jwk))] as const))
  return {
    signing: { kid: signing.jwk.kid, sign: ports.digests.signer(privateJwk) },
    verifying: new Map(verifying),
    published: keys.map(({ jwk }) => publicPart(jwk)),
  }
}

interface KnownKey {
  jwk: StoredJwk
  signs: boolean
}

/** As they are at this moment. */
export async function keysInUse(ports: KeyPorts, settings: Settings): Promise<KnownKey[]> {
  const given = settings.auth.signingKeys
  return given === null ? keysOfDatabase(ports) : keysOfSettings(given)
}

export const signingOf = (keys: KnownKey[]): KnownKey | undefined => keys.find((key) => key.signs) ?? keys[0]

type KeyPorts = Pick<Ports, 'db' | 'random' | 'clock'>

/** Of AUTH_SIGNING_KEYS, which is judged once, at the start. Throws an Error that says what is not right with it. */
export function keysOfSettings(json: string): KnownKey[] {
  const read = z.array(storedJwk).min(1).safeParse(parsed(json))
  if (!read.success) throw new Error('write a JSON array of EC keys (JWKs) of the curve P-256, each with kid, x and y')
  const keys = read.data.map((jwk) => ({ jwk, signs: jwk.d !== undefined && (jwk.key_ops ?? []).includes('sign') }))
  if (new Set(read.data.map(({ kid }) => kid)).size < keys.length) throw new Error('each key needs a kid of its own')
  const signing = keys.filter(({ signs }) => signs).length
  if (signing > 1) throw new Error('one key signs: only one may have key_ops ["sign"]')
  if (signing === 0 && !keys[0]?.jwk.d) throw new Error('one key signs: it needs its private part and key_ops ["sign"]')
  return keys
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

async function keysOfDatabase(ports: KeyPorts): Promise<KnownKey[]> {
  const rows = await storedKeys(ports.db)
  if (rows.some((row) => row.signs)) return rows
  const jwk = await newPrivateJwk(ports.random)
  await ports.db
    .insertInto('signing_keys')
    .values({ kid: jwk.kid, private_jwk: JSON.stringify(jwk), signs: true, created_at: ports.clock.now() })
    // Two processes that start at once: the first one's key signs.
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return storedKeys(ports.db)
}

export async function newPrivateJwk(random: Random): Promise<JWK & { kid: string }> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return { ...(await exportJWK(privateKey)), kid: base64url(random.bytes(12)), alg: 'ES256' }
}

async function storedKeys(db: Db): Promise<KnownKey[]> {
  const rows = await db
    .selectFrom('signing_keys')
    .select(['private_jwk', 'signs'])
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => ({ jwk: storedJwk.parse(row.private_jwk), signs: row.signs }))
}

const privatePart = ({ kty, crv, x, y, d }: StoredJwk): PrivateJwk | null => (d ? { kty, crv, x, y, d } : null)

const publicPart = ({ kty, crv, kid, x, y }: StoredJwk): JWK => ({
  ...{ kty, crv, kid, x, y },
  alg: 'ES256',
  use: 'sig',
  key_ops: ['verify'],
})

async function keyOf(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'ES256')
  if (key instanceof Uint8Array) throw new Error('A signing key must be an EC key.')
  return key
}
