import { createHash } from 'node:crypto'
import type { RateLimit, RateLimiter } from '@heraia/server/ports'
import type pg from 'pg'
import { type RateLimiterLike, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'

/** Where the strict buckets are counted. */
export const rateLimitsTable = `create unlogged table if not exists rate_limits (
  key varchar(255) primary key, points integer not null default 0, expire bigint)`

/**
 * Ordinary buckets are counted in this process, strict ones in PostgreSQL. While the database does not answer, strict
 * ones are counted here too: an attacker gains nothing by breaking it.
 */
export function rateLimiter(pool: pg.Pool): RateLimiter {
  const kept = new Map<string, RateLimiterLike>()
  return {
    take: async (bucket, key, limit, strict = false) => {
      const name = `${bucket}:${limit.points}:${limit.windowSeconds}:${strict}`
      let limiter = kept.get(name)
      if (!limiter) {
        limiter = strict ? inPostgres(pool, name, limit) : inMemory(name, limit)
        kept.set(name, limiter)
      }
      try {
        await limiter.consume(strict ? fingerprint(key) : key)
        return { retryAfterSeconds: 0 }
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return { retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }
      }
    },
  }
}

const inMemory = (name: string, { points, windowSeconds }: RateLimit) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: windowSeconds })

const inPostgres = (pool: pg.Pool, name: string, limit: RateLimit) =>
  new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points: limit.points,
    duration: limit.windowSeconds,
    // Who is over the limit is refused from memory and costs the database nothing.
    inMemoryBlockOnConsumed: limit.points + 1,
    insuranceLimiter: inMemory(name, limit),
  })

/** Keys are addresses and emails: the table holds neither, and no key is too long for it. */
const fingerprint = (key: string) => createHash('sha256').update(key).digest('base64url')
