import { hash as fastHash } from 'node:crypto'
import type { PasswordHasher } from '@heraia/server/ports'
import { hash, type Options, verify } from '@node-rs/argon2'
import { compare } from '@node-rs/bcrypt'
import { fitsFirebaseScrypt } from './firebase-scrypt.ts'
import { costOfArgon2, isAcceptable } from './password-cost.ts'

/** A test counts what it is asked for. */
export const argon2 = {
  hash: (password: string, options?: Options) => hash(password, options),
  verify: (stored: string, password: string) => verify(stored, password),
}

/**
 * The memory (KiB) that OWASP's password storage cheat sheet asks of argon2id at two passes, and as many passes as a
 * sign-in may take: RFC 9106, section 4, chooses in this order.
 */
const advised = { memoryCost: 19_456, timeCost: 10, parallelism: 1 }

/** argon2id in the thread pool, so that a sign-in never holds up the others. Tests pass a smaller cost. */
export function passwords(given: Partial<typeof advised> = {}, { hash, verify } = argon2): PasswordHasher {
  const cost = { ...advised, ...given }
  /** Accounts that moved here bring the hashes of other auth servers. */
  async function fits(stored: string, password: string): Promise<boolean> {
    if (stored.startsWith('$2')) return compare(password, stored)
    if (stored.startsWith('$fbscrypt$')) return fitsFirebaseScrypt(stored, password)
    return verify(stored, password)
  }
  return {
    hash: (password) => hash(password, cost),
    verify: async (stored, password) => {
      const known = costOfArgon2(stored)
      // What another scheme takes differs from machine to machine. One of ours beside it, on another core: as long as for
      // an address that nobody has, unless the other takes longer.
      if (!known) return (await Promise.all([fits(stored, password).catch(() => false), hash('', cost)]))[0]
      const isRight = await fits(stored, password).catch(() => false)
      // What is quicker to check than ours would tell of an account of before. Who was right is given one of ours then.
      const missing = isRight ? 0 : cost.timeCost - passesOf(known, cost.memoryCost)
      if (missing > 0) await hash('', { ...cost, timeCost: missing })
      return isRight
    },
    // As many passes whatever the operator sets: what was made before is to be found again. What argon2 answers says its salt.
    digest: async (password, salt) => {
      const of = fastHash('sha256', salt, 'buffer').subarray(0, 16)
      return fastHash('sha256', await hash(password, { ...cost, timeCost: advised.timeCost, salt: of }), 'base64url')
    },
    isAcceptable,
    isCurrent: (stored) => stored.includes(`$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`),
  }
}

/** How many passes over `memory` (KiB) checking it is worth, rounded down. */
const passesOf = ({ memoryCost, timeCost }: { memoryCost: number; timeCost: number }, memory: number): number =>
  Math.floor((memoryCost * timeCost) / memory)
