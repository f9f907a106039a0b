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
  firstOfEach(entries).find((entry) => waitOf(entry, now) === 0)

/** In how many milliseconds to look again; null when nothing waits. */
export function nextLook(entries: readonly OutboxEntry[], now: number): number | null {
  const waits = firstOfEach(entries).map((entry) => waitOf(entry, now))
  return waits.length > 0 ? Math.min(...waits) : null
}

/** A wait that began in a time still to come was told by a clock that was set back since: it may be days, and is over. */
const waitOf = ({ notBefore, waitsSince }: OutboxEntry, now: number): number =>
  now < waitsSince ? 0 : Math.max(0, notBefore - now)

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000

/** 1, 2, 4 … 60 seconds, a little apart from what other browsers wait; `chance` from 0 to 1. */
export const backOffMs = (attempts: number, chance: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, attempts - 1)) * (0.75 + chance / 2)
