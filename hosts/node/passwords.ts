import type { PasswordHasher } from '@heraia/server/ports'
import { hash, verify } from '@node-rs/argon2'
import { compare } from 'bcryptjs'

/** What OWASP's password storage cheat sheet asks of argon2id. Memory in KiB. */
const advised = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** argon2id in the thread pool, so that a sign-in never holds up the others. Tests pass a smaller cost. */
export function passwords(cost = advised): PasswordHasher {
  return {
    hash: (password) => hash(password, cost),
    // Accounts that moved here bring bcrypt hashes of other auth servers.
    verify: (stored, password) =>
      (stored.startsWith('$2') ? compare(password, stored) : verify(stored, password)).catch(() => false),
  }
}
