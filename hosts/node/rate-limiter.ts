import { hash } from 'node:crypto'
import type { RateLimit, RateLimiter } from '@heraia/server/ports'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { strictLimits } from './strict-limits.ts'

/**
 * Ordinary buckets are counted in this process, strict ones in PostgreSQL. While the database does not answer, strict
 * ones are counted here too: an attacker gains nothing by breaking it.
 */
export function rateLimiter(pool: pg.Pool): RateLimiter {
  const kept = new Map<string, RateLimiterMemory>()
  const strict = strictLimits(pool)

  const takeHere = async (name: string, key: string, { points, windowSeconds }: RateLimit): Promise<number> => {
    const limiter = kept.get(name) ?? new RateLimiterMemory({ keyPrefix: name, points, duration: windowSeconds })
    kept.set(name, limiter)
    try {
      await limiter.consume(key)
      return 0
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      return Math.max(1, refusal.msBeforeNext)
    }
  }

  return {
    take: async (bucket, key, limit, isStrict = false) => {
      const name = nameOf(bucket, limit, isStrict)
      const retryAfterMs = isStrict
        ? await strict.take(`${name}:${fingerprint(key)}`, limit).catch(() => takeHere(name, key, limit))
        : await takeHere(name, key, limit)
      return { retryAfterSeconds: Math.ceil(retryAfterMs / 1000) }
    },
    giveBack: (bucket, key, limit) => strict.giveBack(`${nameOf(bucket, limit, true)}:${fingerprint(key)}`),
  }
}

const nameOf = (bucket: string, { points, windowSeconds }: RateLimit, isStrict: boolean) =>
  `${bucket}:${points}:${windowSeconds}:${isStrict}`

/** Keys are addresses and emails: the table holds neither, and no key is too long for it. */
const fingerprint = (key: string) => hash('sha256', key, 'base64url')
