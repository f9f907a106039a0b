import type { PasswordHasher } from '@heraia/server/ports'
import { hash, verify } from '@node-rs/argon2'
import { compare } from 'bcryptjs'
import { fitsFirebaseScrypt } from './firebase-scrypt.ts'

/**
 * The memory (KiB) that OWASP's password storage cheat sheet asks of argon2id at two passes, and as many passes as a
 * sign-in may take: RFC 9106, section 4, chooses in this order.
 */
const advised = { memoryCost: 19_456, timeCost: 10, parallelism: 1 }

/** argon2id in the thread pool, so that a sign-in never holds up the others. Tests pass a smaller cost. */
export function passwords(given: Partial<typeof advised> = {}): PasswordHasher {
  const cost = { ...advised, ...given }
  return {
    hash: (password) => hash(password, cost),
    verify: async (stored, password) => {
      const isRight = await fits(stored, password).catch(() => false)
      // One of fewer passes is as quick to check as it was to make: that would tell of an account of before.
      const missing = cost.timeCost - passesOf(stored)
      if (missing > 0) await hash('', { ...cost, timeCost: missing })
      return isRight
    },
    isCurrent: (stored) => stored.includes(`$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`),
  }
}

/** Of argon2; none is missing to the hashes of others, which take their own time. */
const passesOf = (stored: string): number => Number(/^\$argon2\w+\$v=\d+\$m=\d+,t=(\d+)/.exec(stored)?.[1] ?? Infinity)

/** Accounts that moved here bring the hashes of other auth servers. */
async function fits(stored: string, password: string): Promise<boolean> {
  if (stored.startsWith('$2')) return compare(password, stored)
  if (stored.startsWith('$fbscrypt$')) return fitsFirebaseScrypt(stored, password)
  return verify(stored, password)
}
