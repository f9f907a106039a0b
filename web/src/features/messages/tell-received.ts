import type { Message } from '@heraia/contract/messages'
import { isNewer } from './message-pages.ts'
import { readFailure } from './outbox/read-failure.ts'
import { backOffMs } from './outbox/send-order.ts'

export interface Newest {
  id: string
  messageId: string
}

/** Of a message that is here, what telling it takes. */
export type Came = Pick<Message, 'conversationId' | 'id' | 'createdAt'>

interface Telling {
  tell: (newest: Newest[]) => Promise<unknown>
  /** Whether this tab has the stream that all of them share. */
  leads: () => boolean
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
export function tellReceived({ tell, leads, now, chance }: Telling) {
  /** Of each conversation the newest that is here: what is no newer is not told again. */
  const newest = new Map<string, Came>()
  const waiting = new Set<string>()
  /** What the tab with the stream tells; should it be closed before it has, this one does. */
  const leftToLeader = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isTelling = false
  let isOver = false
  let attempts = 0
  let notBefore = 0

  function take(message: Came, into: Set<string>) {
    const known = newest.get(message.conversationId)
    if (known && !isNewer(message, known)) return
    newest.set(message.conversationId, message)
    into.add(message.conversationId)
    plan()
  }

  function plan() {
    if (timer !== undefined || isTelling || isOver || waiting.size === 0) return
    timer = setTimeout(() => void tellNow(), Math.max(GATHER_MS, notBefore - now()))
  }

  async function tellNow() {
    timer = undefined
    isTelling = true
    const told = [...waiting].slice(0, MOST_AT_ONCE)
    for (const id of told) waiting.delete(id)
    let wait = EVERY_MS
    try {
      await tell(
        told.flatMap((id) => newest.get(id) ?? []).map(({ conversationId: id, id: messageId }) => ({ id, messageId })),
      )
      attempts = 0
    } catch (error) {
      attempts += 1
      const setback = readFailure(error, attempts)
      if (setback.kind === 'wait') {
        // If more has come meanwhile, the newest of it.
        for (const id of told) waiting.add(id)
        wait = Math.max(setback.afterMs ?? 0, backOffMs(attempts, chance()))
      }
    }
    isTelling = false
    notBefore = now() + wait
    plan()
  }

  return {
    /** By the stream, which all tabs hear: one of them tells. */
    streamed: (message: Came) => take(message, leads() ? waiting : leftToLeader),
    /** In an answer to this tab. */
    loaded: (message: Came) => take(message, waiting),
    /** This tab has the stream from now on. */
    lead() {
      for (const id of leftToLeader) waiting.add(id)
      leftToLeader.clear()
      plan()
    },
    stop() {
      isOver = true
      clearTimeout(timer)
    },
  }
}
