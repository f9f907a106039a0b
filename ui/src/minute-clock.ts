const minute = 60_000
const watchers = new Set<() => void>()
let ticking: ReturnType<typeof setInterval> | undefined

/** One clock for every time on the page: calls back each minute. */
export function eachMinute(watcher: () => void): () => void {
  watchers.add(watcher)
  ticking ??= setInterval(() => {
    for (const each of watchers) each()
  }, minute)
  return () => {
    watchers.delete(watcher)
    if (watchers.size > 0) return
    clearInterval(ticking)
    ticking = undefined
  }
}

/** A clock that is off by less is not set right (set-clock.ts): so long an answer may be on its way. */
export const UNNOTICED_MS = 2 * minute

let behind = 0

/** How far her device's clock is behind the server's, in milliseconds: set-clock.ts. */
export function setBehind(milliseconds: number) {
  behind = milliseconds
}

/** What the server's clock says, in milliseconds. */
export const serverNow = (): number => Date.now() + behind

/** Stands still for a minute, so that nothing is drawn twice. Half of one off at most: what was just said was said now. */
export const thisMinute = (): number => Math.round(serverNow() / minute) * minute
