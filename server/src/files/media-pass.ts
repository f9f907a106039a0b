import { sql } from 'kysely'
import type { Ports } from '../ports.ts'
import type { Pass } from './picture.view.ts'

/** Passes of one window are the same, so that addresses stay the same for an hour; they hold one to two hours. */
const WINDOW_MS = 3_600_000
const MOST_REMEMBERED = 10_000

export interface MediaPasses {
  /** For the addresses of pictures that are shown to this person, as not everybody may see them. */
  passFor(viewer: Holder): Promise<string>
  /** Whom an address was made for; null for what is made up or too old: nobody is signed in. */
  holderOf(pass: Pass): Promise<Holder | null>
}

export interface Holder {
  id: string
  /** She had the powers of the staff in the session to which the address was shown. */
  isAdmin: boolean
}

/**
 * Browsers ask for pictures without a token, so their addresses carry whom they were made for. A pass says who asks,
 * never what she may see: that is judged at each request.
 */
export function createMediaPasses(ports: Ports): MediaPasses {
  let key: Promise<CryptoKey> | undefined
  const known = new Map<string, string>()
  const windowNow = () => Math.floor(ports.clock.now().getTime() / WINDOW_MS)

  const sign = async (what: string): Promise<string> => {
    key ??= readMediaKey(ports)
    key.catch(() => {
      key = undefined
    })
    const signature = await crypto.subtle.sign('HMAC', await key, new TextEncoder().encode(what))
    return toBase64url(new Uint8Array(signature, 0, 16))
  }

  const make = async ({ id, isAdmin }: Holder, window: number): Promise<string> => {
    const what = `${id}.${window.toString(36)}${isAdmin ? STAFF : ''}`
    const made = known.get(what) ?? `${what}.${await sign(what)}`
    if (known.size >= MOST_REMEMBERED) known.clear()
    known.set(what, made)
    return made
  }

  return {
    passFor: (viewer) => make(viewer, windowNow()),
    holderOf: async (pass) => {
      const [, id, window, staff] = PASS.exec(pass ?? '') ?? []
      if (id === undefined || window === undefined) return null
      const holder = { id, isAdmin: staff !== undefined }
      const age = windowNow() - Number.parseInt(window, 36)
      if (age !== 0 && age !== 1) return null
      return sameText(pass ?? '', await make(holder, windowNow() - age)) ? holder : null
    },
  }
}

const STAFF = '.staff'
const PASS = /^([0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12})\.([0-9a-z]{1,8})(\.staff)?\.[\w-]{22}$/

/** Made by the first process that needs one; all others take that. */
export async function readMediaKey({ db, random, clock }: Ports): Promise<CryptoKey> {
  const made = toBase64url(random.bytes(32))
  await sql`insert into media_secret (secret, created_at) values (${made}, ${clock.now()}) on conflict do nothing`.execute(
    db,
  )
  const { secret } = await db.selectFrom('media_secret').select('secret').executeTakeFirstOrThrow()
  const usage = { name: 'HMAC', hash: 'SHA-256' }
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), usage, false, ['sign'])
}

export const toBase64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '')

/** In the same time, however much of it is right. */
export function sameText(one: string, other: string): boolean {
  let difference = one.length ^ other.length
  for (let at = 0; at < one.length; at += 1) difference |= one.charCodeAt(at) ^ other.charCodeAt(at)
  return difference === 0
}
