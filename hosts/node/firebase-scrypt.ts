import { createCipheriv, scrypt, timingSafeEqual } from 'node:crypto'

const STORED =
  /^\$fbscrypt\$v=1,n=(?<n>\d{1,2}),r=(?<r>\d{1,2}),p=(?<p>\d)(?:,ss=(?<ss>[^,$]+))?,sk=(?<sk>[^,$]+)\$(?<salt>[^$]+)\$(?<hash>[^$]+)$/

/** More than this would let an imported account cost a sign-in seconds. */
const MOST_BYTES = 64 * 1024 * 1024
const KEY_BYTES = 32

const bytes = (base64 = ''): Buffer => Buffer.from(base64, 'base64')

/**
 * Firebase's own hash, as auth servers write it down when accounts move: scrypt makes a key of the password, and the
 * project's signer key, encrypted with it, is what is kept (github.com/firebase/scrypt).
 */
export async function fitsFirebaseScrypt(stored: string, password: string): Promise<boolean> {
  const { n, r, p, ss, sk, salt, hash } = STORED.exec(stored)?.groups ?? {}
  if (!n || !r || !p || !hash) return false
  const cost = { N: 2 ** Number(n), r: Number(r), p: Number(p), maxmem: MOST_BYTES }
  const key = await new Promise<Buffer>((resolve, reject) => {
    const salted = Buffer.concat([bytes(salt), bytes(ss)])
    scrypt(password, salted, KEY_BYTES, cost, (error, made) => (error ? reject(error) : resolve(made)))
  })
  const made = createCipheriv('aes-256-ctr', key, Buffer.alloc(16)).update(bytes(sk))
  const known = bytes(hash)
  return made.length === known.length && timingSafeEqual(made, known)
}
