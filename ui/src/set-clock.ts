import { serverNow, setBehind, UNNOTICED_MS } from './minute-clock.ts'

const minute = 60_000

/**
 * Her device's clock may be wrong; what others wrote is told by the server's. Less than two minutes is the way here.
 * What an answer brings is drawn after this; what stood there before is told right with the next minute.
 */
export function setClock(now: number) {
  const off = now - Date.now()
  const behind = Math.abs(off) < UNNOTICED_MS ? 0 : off
  if (Math.abs(behind - (serverNow() - Date.now())) >= minute) setBehind(behind)
}
