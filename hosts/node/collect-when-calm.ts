import { performance } from 'node:perf_hooks'
import { memoryUsage } from 'node:process'

/** What a process does and holds. */
export interface Pulse {
  /** Share of the time since the last one in which its thread was at work, 0 to 1. */
  busy: number
  /** Bytes of memory that it holds: not of JavaScript's heap alone, for a heap gives back its garbage's pages late. */
  held: number
}

/** At work for less than this share of its time, a thread keeps hardly anybody waiting by one collection. */
const CALM = 0.05
/** Bytes that make a collection worth its quarter of a second. */
const WORTH = 16 * 1024 * 1024
const BETWEEN_MS = 5_000
/** However calm it stays: who comes by at night waits for one collection in this time at most. */
const RARELY_MS = 10 * 60_000
/** At work for less than this share through two beats, there is nobody to keep waiting. */
const AT_REST = 0.01
const AT_REST_MS = 15_000

/**
 * V8 collects when there is more to come: a server that rests after a busy hour would hold that hour's garbage, and the
 * pages it lay in, until the next one. This collects in a calm moment, when something has gathered.
 *
 * `feel` is asked every five seconds. Returns what ends it.
 */
export function collectWhenCalm(feel: () => Pulse = pulseOfThisThread(), collect = collectAll()): () => void {
  let heldAfter = 0
  let since = RARELY_MS
  let busyBefore = 1
  const timer = setInterval(() => {
    since += BETWEEN_MS
    const { busy, held } = feel()
    const atRest = Math.max(busy, busyBefore) < AT_REST
    busyBefore = busy
    if (busy > CALM || held < heldAfter + WORTH || since < (atRest ? AT_REST_MS : RARELY_MS)) return
    collect()
    heldAfter = feel().held
    since = 0
  }, BETWEEN_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** The thorough kind: the usual one collects as much and keeps the pages. Without --expose-gc there is none. */
function collectAll(): () => void {
  const { gc } = globalThis
  return () => gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/** Who has no file descriptor left cannot ask: nothing is known to be held then. */
function heldNow(): number {
  try {
    return memoryUsage.rss()
  } catch {
    return 0
  }
}

function pulseOfThisThread(): () => Pulse {
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization: busy } = performance.eventLoopUtilization(now, before)
    before = now
    return { busy, held: heldNow() }
  }
}
