import { costOfFirebaseScrypt } from './firebase-scrypt.ts'

/**
 * Until she signs in, the hash that an account brought along costs a core as long as its check takes, and everybody who is
 * refused waits for the slowest of them. So none is taken that takes more than some eight times ours, 0.4 s.
 */
const TIMES = 8
/** bcrypt doubles with each; so many are eight times ours. */
const MOST_BCRYPT = 13
/** What Firebase makes, of which one takes as long as ours. */
const FIREBASE_WORK = 2 ** 14 * 8
/** Memory for one check, in KiB: the thread pool does four at once. */
const MOST_MEMORY = 65_536
/** Passes times memory, of ours. */
const OUR_WORK = 10 * 19_456

/** false: it is none that can be checked here, or takes too long. */
export function isAcceptable(stored: string): boolean {
  const bcrypt = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/.exec(stored)
  if (bcrypt) return Number(bcrypt[1]) <= MOST_BCRYPT
  const firebase = costOfFirebaseScrypt(stored)
  if (firebase) {
    const { N, r, p, memory } = firebase
    return memory <= MOST_MEMORY * 1024 && N * r * p <= TIMES * FIREBASE_WORK
  }
  const argon2 = costOfArgon2(stored)
  if (!argon2) return false
  const { memoryCost, timeCost } = argon2
  return memoryCost <= MOST_MEMORY && memoryCost * timeCost <= TIMES * OUR_WORK
}

const ARGON2 = /^\$argon2(?:i|d|id)\$(?:v=\d+\$)?m=(?<m>\d+),t=(?<t>\d+),p=\d+\$[A-Za-z0-9+/]+\$[A-Za-z0-9+/]+$/

/** Memory in KiB, and passes over it. null: it is none of argon2. */
export function costOfArgon2(stored: string): { memoryCost: number; timeCost: number } | null {
  const { m, t } = ARGON2.exec(stored)?.groups ?? {}
  return m && t ? { memoryCost: Number(m), timeCost: Number(t) } : null
}
