import type { PasswordHasher } from '@heraia/server/ports'

/** Hashes nothing, and counts what it is asked for: that is what takes time. */
export function countedPasswords() {
  let work = { hashes: 0, checks: 0 }
  const passwords: PasswordHasher = {
    hash: async (password) => {
      work.hashes += 1
      return `hash of ${password}`
    },
    digest: async (password, salt) => {
      work.hashes += 1
      return `digest of ${password} ${salt}`
    },
    verify: async (hash, password) => {
      work.checks += 1
      return hash === `hash of ${password}`
    },
  }
  /** What it did since this was asked last. */
  const done = () => {
    const was = work
    work = { hashes: 0, checks: 0 }
    return was
  }
  return { passwords, done }
}
