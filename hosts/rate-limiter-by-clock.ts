import type { Clock, RateLimiter } from '@heraia/server/ports'

/** Fixed windows in this process, on the given clock; `strict` holds no longer than the process. */
export function rateLimiterByClock(clock: Clock): RateLimiter {
  const windows = new Map<string, { taken: number; endsAt: number }>()
  return {
    take: async (bucket, key, limit) => {
      const now = clock.now().getTime()
      const name = `${bucket}:${key}`
      let window = windows.get(name)
      const lasts = limit.windowSeconds * 1000
      // One that ends later was begun before the clock was set back.
      if (!window || window.endsAt <= now || window.endsAt > now + lasts) {
        window = { taken: 0, endsAt: now + lasts }
        windows.set(name, window)
      }
      window.taken += 1
      return { retryAfterSeconds: window.taken > limit.points ? Math.ceil((window.endsAt - now) / 1000) : 0 }
    },
    giveBack: (bucket, key) => {
      const window = windows.get(`${bucket}:${key}`)
      if (window && window.taken > 0 && window.endsAt > clock.now().getTime()) window.taken -= 1
    },
  }
}
