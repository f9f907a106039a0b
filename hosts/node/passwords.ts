import type { PasswordHasher } from '@heraia/server/ports'
import { hash, verify } from '@node-rs/argon2'
import { compare } from 'bcryptjs'
import { fitsFirebaseScrypt } from './firebase-scrypt.ts'

/** What OWASP's password storage cheat sheet asks of argon2id. Memory in KiB. */
const advised = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** argon2id in the thread pool, so that a sign-in never holds up the others. Tests pass a smaller cost. */
export function passwords(cost = advised): PasswordHasher {
  return {
    hash: (password) => hash(password, cost),
    verify: (stored, password) => fits(stored, password).catch(() => false),
  }
}

/** Accounts that moved here bring the hashes of other auth servers. */
async function fits(stored: string, password: string): Promise<boolean> {
  if (stored.startsWith('$2')) return compare(password, stored)
  if (stored.startsWith('$fbscrypt$')) return fitsFirebaseScrypt(stored, password)
  return verify(stored, password)
}
