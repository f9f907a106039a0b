import { HEARTBEAT, type LiveFrame, writeBatch, writeFrame } from './event-frame.ts'

/** SESS-06: a client takes at most ten events a second. */
const MOST_A_WINDOW = 10
/** A little more than a second, for what leaves here evenly may arrive unevenly. */
const WINDOW_MS = 1050
const MOST_IN_BATCH = 200
/** Signals are not stored, so of those that wait for a slow client the oldest go. */
const MOST_WAITING = 400
const BUFFER_BYTES = 64 * 1024

export interface PacedStream {
  body: ReadableStream<Uint8Array>
  send(frames: readonly LiveFrame[]): void
  /** false: enough waits for this client; it takes what is in its log later, and `onRoom` says when. */
  hasRoom(): boolean
  /** false: the client has not taken anything for a while. */
  heartbeat(): boolean
  /** Ends it after what was sent. */
  end(): void
  /** Ends it at once; what was not taken is dropped. */
  drop(): void
}

/**
 * Events to one client: at most ten a second, what comes faster leaves as one batch, in order. The buffer is bounded:
 * while the client does not read, nothing more is written.
 */
export function pacedStream(on: { room: () => void; closed: () => void }): PacedStream {
  const encoder = new TextEncoder()
  const waiting: LiveFrame[] = []
  /** When the last events left, by a clock that only paces: it need not be right, only even. */
  const sentAt: number[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let planned = false
  let isOpen = true
  let stuckBeats = 0
  let controller: ReadableStreamDefaultController<Uint8Array>

  const body = new ReadableStream<Uint8Array>(
    {
      start: (given) => {
        controller = given
      },
      pull: () => flush(),
      cancel: () => close(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: BUFFER_BYTES }),
  )

  const isFull = () => (controller.desiredSize ?? 0) <= 0

  function flush(): void {
    planned = false
    if (!isOpen || isFull()) return
    if (waiting.length === 0) return on.room()
    const free = freeSlots()
    if (free === 0) return waitForSlot()
    if (waiting.length <= free) for (const frame of waiting.splice(0)) write(writeFrame(frame))
    else write(writeBatch(waiting.splice(0, MOST_IN_BATCH)))
    if (waiting.length > 0) plan()
    else on.room()
  }

  function freeSlots(): number {
    const now = performance.now()
    while (sentAt[0] !== undefined && sentAt[0] <= now - WINDOW_MS) sentAt.shift()
    return MOST_A_WINDOW - sentAt.length
  }

  function waitForSlot(): void {
    if (timer !== undefined) return
    timer = setTimeout(
      () => {
        timer = undefined
        flush()
      },
      Math.ceil((sentAt[0] ?? 0) + WINDOW_MS - performance.now()),
    )
  }

  function write(text: string): void {
    sentAt.push(performance.now())
    controller.enqueue(encoder.encode(text))
  }

  /** At the end of this turn, so that what comes together leaves together. */
  function plan(): void {
    if (planned) return
    planned = true
    queueMicrotask(flush)
  }

  function close(): void {
    if (!isOpen) return
    isOpen = false
    clearTimeout(timer)
    waiting.length = 0
    on.closed()
  }

  return {
    body,
    send: (frames) => {
      if (!isOpen) return
      waiting.push(...frames)
      if (waiting.length > MOST_WAITING) dropOldestSignals(waiting)
      plan()
    },
    hasRoom: () => isOpen && waiting.length < MOST_IN_BATCH && !isFull(),
    heartbeat: () => {
      stuckBeats = isFull() ? stuckBeats + 1 : 0
      if (isOpen && stuckBeats === 0) controller.enqueue(encoder.encode(HEARTBEAT))
      return stuckBeats < 2
    },
    end: () => {
      if (!isOpen) return
      const rest = isFull() ? [] : waiting.splice(0)
      if (rest.length > 0) write(rest.length === 1 ? rest.map(writeFrame).join('') : writeBatch(rest))
      controller.close()
      close()
    },
    drop: () => {
      if (!isOpen) return
      controller.error(new Error('The client reads too slowly.'))
      close()
    },
  }
}

function dropOldestSignals(waiting: LiveFrame[]): void {
  let surplus = waiting.length - MOST_WAITING
  const kept = waiting.filter((frame) => frame.seq !== null || surplus-- <= 0)
  waiting.splice(0, waiting.length, ...kept)
}
