import type { OutboxEntry } from './outbox-entry.ts'

/** In order within each conversation: only its first may go. What was refused stands aside and holds nobody up. */
function firstOfEach(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const seen = new Set<string>()
  return entries.filter(({ conversationId, refusal }) => {
    if (refusal !== null || seen.has(conversationId)) return false
    seen.add(conversationId)
    return true
  })
}

export const nextToSend = (entries: readonly OutboxEntry[], now: number): OutboxEntry | undefined =>
  firstOfEach(entries).find(({ notBefore }) => notBefore <= now)

/** When to look again; null when nothing waits. */
export function nextMoment(entries: readonly OutboxEntry[]): number | null {
  const moments = firstOfEach(entries).map(({ notBefore }) => notBefore)
  return moments.length > 0 ? Math.min(...moments) : null
}

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000

/** 1, 2, 4 … 60 seconds, a little apart from what other browsers wait; `chance` from 0 to 1. */
export const backOffMs = (attempts: number, chance: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, attempts - 1)) * (0.75 + chance / 2)
