const minute = 60_000
const watchers = new Set<() => void>()
let ticking: ReturnType<typeof setInterval> | undefined
let behind = 0

/** One clock for every time on the page: calls back each minute. */
export function eachMinute(watcher: () => void): () => void {
  watchers.add(watcher)
  ticking ??= setInterval(tellAll, minute)
  return () => {
    watchers.delete(watcher)
    if (watchers.size > 0) return
    clearInterval(ticking)
    ticking = undefined
  }
}

/** Her device's clock may be wrong; what others wrote is told by the server's. Less than two minutes is the way here. */
export function setClock(now: number) {
  const off = now - Date.now()
  const next = Math.abs(off) < 2 * minute ? 0 : off
  if (Math.abs(next - behind) < minute) return
  behind = next
  tellAll()
}

/** What the server's clock says, in milliseconds. */
export const serverNow = (): number => Date.now() + behind

/** Stands still within the minute, so that nothing is drawn twice. Rounded up: nothing just said lies in the future. */
export const thisMinute = (): number => Math.ceil(serverNow() / minute) * minute

function tellAll() {
  for (const each of watchers) each()
}
