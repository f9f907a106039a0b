import type { Message } from '@heraia/contract/messages'
import type { OutboxEntry } from './outbox-entry.ts'
import type { Outbox } from './outbox-store.ts'
import { readFailure } from './read-failure.ts'
import { backOffMs, nextLook, nextToSend } from './send-order.ts'

export interface SenderPorts {
  send: (entry: OutboxEntry) => Promise<Message>
  /** The message stands in the caches before its entry leaves the outbox: it never vanishes between. */
  onSent: (message: Message) => void
  /** Runs while no other tab sends. */
  alone: (run: () => Promise<void>) => Promise<void>
  now: () => number
  /** From 0 to 1. */
  chance: () => number
}

export interface Sender {
  /** Something was written, or a moment to try has come. */
  wake: () => void
  /** The connection is back: what waited for it goes now. */
  reconnected: () => void
  stop: () => void
}

/** Empties the outbox, one message after the other, each until the server says yes or no. */
export function startSender(outbox: Outbox, ports: SenderPorts): Sender {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  let isSending = false
  let isWanted = false

  async function drain() {
    if (isSending) {
      isWanted = true
      return
    }
    isSending = true
    clearTimeout(timer)
    try {
      do {
        isWanted = false
        await ports.alone(sendAllDue)
      } while (isWanted && !isStopped)
    } finally {
      isSending = false
    }
    plan()
  }

  async function sendAllDue() {
    outbox.refresh()
    for (let entry = due(); entry && !isStopped; entry = due()) await sendOne(entry)
  }
  const due = () => nextToSend(outbox.entries(), ports.now())

  async function sendOne(entry: OutboxEntry) {
    try {
      const message = await ports.send(entry)
      ports.onSent(message)
      outbox.delivered(entry.id, message)
    } catch (error) {
      // Deleted by her meanwhile: there is nothing to keep.
      if (outbox.get(entry.id)) outbox.put(afterFailure(entry, error))
    }
  }

  function afterFailure(entry: OutboxEntry, error: unknown): OutboxEntry {
    const attempts = entry.attempts + 1
    const setback = readFailure(error, attempts)
    if (setback.kind === 'refused') return { ...entry, attempts, refusal: setback.reason }
    const wait = Math.max(setback.afterMs ?? 0, backOffMs(attempts, ports.chance()))
    const now = ports.now()
    return { ...entry, attempts, waitsFor: setback.for, notBefore: now + wait, waitsSince: now }
  }

  function plan() {
    const wait = nextLook(outbox.entries(), ports.now())
    if (isStopped || wait === null) return
    clearTimeout(timer)
    timer = setTimeout(() => void drain(), wait)
  }

  void drain()
  return {
    wake: () => void drain(),
    reconnected() {
      for (const entry of outbox.entries()) {
        if (entry.waitsFor === 'connection' && entry.refusal === null) {
          outbox.put({ ...entry, waitsFor: 'turn', notBefore: 0, attempts: 0 })
        }
      }
      void drain()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
