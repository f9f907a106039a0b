import { createCipheriv, scrypt, timingSafeEqual } from 'node:crypto'

const STORED =
  /^\$fbscrypt\$v=1,n=(?<n>\d{1,2}),r=(?<r>\d{1,2}),p=(?<p>\d)(?:,ss=(?<ss>[^,$]+))?,sk=(?<sk>[^,$]+)\$(?<salt>[^$]+)\$(?<hash>[^$]+)$/

/** The library checks that no more is asked for; what takes as much is not taken in the first place. */
const MOST_BYTES = 64 * 1024 * 1024
const KEY_BYTES = 32

const bytes = (base64 = ''): Buffer => Buffer.from(base64, 'base64')

/** As scrypt names it, and the memory that it takes, in bytes. null: it is none of Firebase. */
export function costOfFirebaseScrypt(stored: string): { N: number; r: number; p: number; memory: number } | null {
  const { n, r, p } = STORED.exec(stored)?.groups ?? {}
  if (!n || !r || !p) return null
  const cost = { N: 2 ** Number(n), r: Number(r), p: Number(p) }
  // As OpenSSL counts it: the large table, and what goes with it.
  return { ...cost, memory: 128 * cost.r * (cost.N + cost.p + 2) }
}

/**
 * Firebase's own hash, as auth servers write it down when accounts move: scrypt makes a key of the password, and the
 * project's signer key, encrypted with it, is what is kept (github.com/firebase/scrypt).
 */
export async function fitsFirebaseScrypt(stored: string, password: string): Promise<boolean> {
  const { ss, sk, salt, hash } = STORED.exec(stored)?.groups ?? {}
  const known = costOfFirebaseScrypt(stored)
  if (!known || !hash) return false
  const { N, r, p } = known
  const cost = { N, r, p, maxmem: MOST_BYTES }
  const key = await new Promise<Buffer>((resolve, reject) => {
    const salted = Buffer.concat([bytes(salt), bytes(ss)])
    scrypt(password, salted, KEY_BYTES, cost, (error, made) => (error ? reject(error) : resolve(made)))
  })
  const made = createCipheriv('aes-256-ctr', key, Buffer.alloc(16)).update(bytes(sk))
  const kept = bytes(hash)
  return made.length === kept.length && timingSafeEqual(made, kept)
}
