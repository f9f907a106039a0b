import { batches, onceAllIsRead } from '@heraia/server/batches'
import type { RateLimit } from '@heraia/server/ports'
import type pg from 'pg'

/**
 * Where strict buckets are counted. Keys are fingerprints, `expire` is the end of the window in milliseconds. Releases of
 * before had it unlogged, and a crash of PostgreSQL emptied it. Two processes that start at once make it one after the
 * other, as the table of job-workers.ts: "if not exists" alone does not bear that. What is there already is not locked.
 */
export const rateLimitsTable = `select pg_advisory_xact_lock(7246303);
  create table if not exists rate_limits (
    key varchar(255) primary key, points integer not null default 0, expire bigint);
  do $$ begin
    if (select relpersistence = 'u' from pg_class where oid = 'rate_limits'::regclass) then
      alter table rate_limits set logged;
    end if;
    if to_regclass('rate_limits_expire_idx') is null then
      create index rate_limits_expire_idx on rate_limits (expire);
    end if;
  end $$`

interface Taken {
  /** With this one. */
  points: number
  /** Of the window, in milliseconds. */
  endsAt: number
}

export interface StrictLimits {
  /** Milliseconds to wait, 0 where a point was there to take. Rejects while the database does not answer. */
  take: (key: string, limit: RateLimit) => Promise<number>
  /** A point that was taken counts no longer, a moment later, for which nobody waits. Of a window that is over nothing is left to give. */
  giveBack: (key: string) => void
}

const CLEAR_EVERY_MS = 300_000
const MOST_KEPT = 10_000
/** A limit of so many guards against floods. What guards against guessing is narrower, and always exact. */
const WIDE = 100
/** Up to this share of a wide limit nobody waits for the count. */
const FAR_FROM_IT = 0.25

/**
 * A window that ends later than so many of its lengths from now was begun before the clock was set back: it counts no
 * longer, or whoever asked for a code just before would wait for hours. One length is for a process whose clock is ahead.
 */
const LONGEST = 2

/** So long those whom nobody waits for gather: each count is a system call on both sides. */
const GATHER_MS = 25

/**
 * Counted in one statement for all that ask at once, each with its own place in the count. Who is over a limit is
 * refused from memory until the window ends, and costs the database nothing. Who is far from a wide limit, by the last
 * count and all that has been asked since, goes on and is counted a moment later; from there on each waits for her own
 * place, which is behind theirs.
 */
export function strictLimits(pool: pg.Pool): StrictLimits {
  const countMany = batches(1, (asked: readonly Asked[]) => countAll(pool, asked), onceAllIsRead)
  const refusedUntil = new Map<string, number>()
  const counted = new Map<string, Taken>()
  const onTheirWay = new Map<string, number>()
  const gathered = new Map<string, Asked>()
  let isGathering = false
  let clearedAt = Date.now()

  async function count(asked: Asked): Promise<Taken> {
    const { key, times } = asked
    onTheirWay.set(key, (onTheirWay.get(key) ?? 0) + times)
    try {
      const taken = await countMany(asked)
      // The newest last, so that the oldest goes first.
      counted.delete(key)
      counted.set(key, taken)
      keepNewest(counted)
      return taken
    } catch (error) {
      // What is known may be long past: the next one asks.
      counted.delete(key)
      throw error
    } finally {
      const left = (onTheirWay.get(key) ?? times) - times
      if (left > 0) onTheirWay.set(key, left)
      else onTheirWay.delete(key)
    }
  }

  const isFar = (key: string, limit: RateLimit, now: number): boolean => {
    const last = counted.get(key)
    if (limit.points < WIDE || !last || last.endsAt <= now) return false
    const since = (onTheirWay.get(key) ?? 0) + (gathered.get(key)?.times ?? 0)
    return last.points + since < limit.points * FAR_FROM_IT
  }

  function countSoon(asked: Asked): void {
    const before = gathered.get(asked.key)
    if (before) before.times += asked.times
    else gathered.set(asked.key, asked)
    if (isGathering) return
    isGathering = true
    setTimeout(() => {
      isGathering = false
      for (const each of gathered.values()) countGathered(each)
    }, GATHER_MS).unref()
  }

  function countGathered(asked: Asked): void {
    gathered.delete(asked.key)
    count(asked).catch(() => {})
  }

  const take: StrictLimits['take'] = async (key, limit) => {
    const now = Date.now()
    const until = refusedUntil.get(key) ?? 0
    const windowMs = limit.windowSeconds * 1000
    if (until > now && until - now <= LONGEST * windowMs) return until - now
    if (until > 0) refusedUntil.delete(key)
    if (Math.abs(now - clearedAt) > CLEAR_EVERY_MS) {
      clearedAt = now
      // Walks rate_limits_expire_idx.
      void pool.query('delete from rate_limits where expire < $1', [now]).catch(() => {})
    }
    const asked = { key, windowMs, times: 1 }
    if (isFar(key, limit, now)) {
      countSoon(asked)
      return 0
    }
    const before = gathered.get(key)
    if (before) countGathered(before)
    const { points, endsAt } = await count(asked)
    if (points <= limit.points) return 0
    refusedUntil.set(key, endsAt)
    keepNewest(refusedUntil)
    return Math.max(1, endsAt - now)
  }
  return { take, giveBack: givesBack(pool) }
}

function givesBack(pool: pg.Pool): StrictLimits['giveBack'] {
  const gathered = new Map<string, number>()
  const send = () => {
    const keys = [...gathered.keys()]
    const counts = [...gathered.values()]
    gathered.clear()
    // Not counted while the database is away, and not given back then.
    pool.query(giving, [keys, counts, Date.now()]).catch(() => {})
  }
  return (key) => {
    if (gathered.size === 0) setTimeout(send, GATHER_MS).unref()
    gathered.set(key, (gathered.get(key) ?? 0) + 1)
  }
}

const giving = `with unhurried as (select set_config('synchronous_commit', 'off', true)),
  held as (select key from rate_limits where key = any($1::text[]) order by key for update)
  update rate_limits as kept set points = greatest(kept.points - given.points, 0)
  from unnest($1::text[], $2::int[]) as given (key, points), held, unhurried
  where kept.key = given.key and held.key = given.key and kept.expire > $3::int8`

function keepNewest(kept: Map<string, unknown>): void {
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) return
    kept.delete(oldest)
  }
}

interface Asked {
  key: string
  windowMs: number
  /** How many points at once; the answer is the place of the last. */
  times: number
}

const isOpen = `(kept.expire > $4::int8 and kept.expire - $4::int8 <= ${LONGEST} * (excluded.expire - $4::int8))`

/**
 * Keys in order, so that two processes that count the same ones do not wait for each other crosswise. Nobody waits for the
 * disk: of what was counted, a crash of PostgreSQL loses the last fraction of a second.
 */
const statement = `with unhurried as (select set_config('synchronous_commit', 'off', true))
  insert into rate_limits as kept (key, points, expire)
  select asked.* from unnest($1::text[], $2::int[], $3::int8[]) as asked, unhurried
  on conflict (key) do update set
    points = case when ${isOpen} then kept.points + excluded.points else excluded.points end,
    expire = case when ${isOpen} then kept.expire else excluded.expire end
  returning key, points, expire`

async function countAll(pool: pg.Pool, asked: readonly Asked[]): Promise<Taken[]> {
  const now = Date.now()
  const wanted = new Map<string, { times: number; windowMs: number }>()
  for (const { key, windowMs, times } of asked)
    wanted.set(key, { times: (wanted.get(key)?.times ?? 0) + times, windowMs })
  const keys = [...wanted.keys()].sort()
  const { rows } = await pool.query<{ key: string; points: number; expire: number }>(statement, [
    keys,
    keys.map((key) => wanted.get(key)?.times),
    keys.map((key) => now + (wanted.get(key)?.windowMs ?? 0)),
    now,
  ])
  // Whoever asked first of those who asked for the same has the lowest number.
  const next = new Map(rows.map(({ key, points }) => [key, points - (wanted.get(key)?.times ?? 0)]))
  const ends = new Map(rows.map(({ key, expire }) => [key, Number(expire)]))
  return asked.map(({ key, times }) => {
    const points = (next.get(key) ?? 0) + times
    next.set(key, points)
    return { points, endsAt: ends.get(key) ?? now }
  })
}
