import { readFailure } from './outbox/read-failure.ts'
import { backOffMs } from './outbox/send-order.ts'

export interface Newest {
  id: string
  messageId: string
}

interface Telling {
  tell: (newest: Newest[]) => Promise<unknown>
  now: () => number
  /** From 0 to 1. */
  chance: () => number
}

/** What comes in one go is told in one go. */
const GATHER_MS = 100
const EVERY_MS = 1000
/** As many as the contract takes. */
const MOST_AT_ONCE = 50

/** Tells the server which messages have come to this device, the newest of each conversation, until it has heard. */
export function tellReceived({ tell, now, chance }: Telling) {
  const waiting = new Map<string, string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTelling = false
  let isOver = false
  let attempts = 0
  let notBefore = 0

  function plan() {
    if (timer !== undefined || isTelling || isOver || waiting.size === 0) return
    timer = setTimeout(() => void tellNow(), Math.max(GATHER_MS, notBefore - now()))
  }

  async function tellNow() {
    timer = undefined
    isTelling = true
    const told = [...waiting].slice(0, MOST_AT_ONCE)
    for (const [id] of told) waiting.delete(id)
    let wait = EVERY_MS
    try {
      await tell(told.map(([id, messageId]) => ({ id, messageId })))
      attempts = 0
    } catch (error) {
      attempts += 1
      const setback = readFailure(error, attempts)
      if (setback.kind === 'wait') {
        // What has come meanwhile is newer.
        for (const [id, messageId] of told) if (!waiting.has(id)) waiting.set(id, messageId)
        wait = Math.max(setback.afterMs ?? 0, backOffMs(attempts, chance()))
      }
    }
    isTelling = false
    notBefore = now() + wait
    plan()
  }

  return {
    received(id: string, messageId: string) {
      waiting.set(id, messageId)
      plan()
    },
    stop() {
      isOver = true
      clearTimeout(timer)
    },
  }
}
