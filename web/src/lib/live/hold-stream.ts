import { lacksSecondFactor } from '../api-transport.ts'
import { bearer } from '../session/bearer.ts'
import { readEventStream, type StreamEvent } from './event-stream.ts'

export interface StreamListener {
  event: (event: StreamEvent) => void
  connected: () => void
  lost: () => void
  /** The server wants no stream for her any more. */
  refused: () => void
}

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 10_000
/** As for every answer. */
const LONGEST_OPENING_MS = 15_000
/** The server says something every 15 seconds, if only that it is still there. */
const LONGEST_SILENCE_MS = 40_000
const LOOK_EVERY_MS = 5000

/** Keeps GET /events open until `signal` aborts: after each loss it resumes behind the last event that it saw. */
export async function holdStream(start: string | undefined, listener: StreamListener, signal: AbortSignal) {
  let lastId = start
  let wait = FIRST_WAIT_MS
  while (!signal.aborted) {
    const begun = Date.now()
    const silence = watchSilence()
    try {
      const body = await open(lastId, AbortSignal.any([signal, silence.signal]))
      if (!body) return listener.refused()
      silence.heard()
      listener.connected()
      for await (const event of readEventStream(body, silence.heard)) {
        lastId = event.id ?? lastId
        listener.event(event)
      }
    } catch {
      // Lost connections and refused ones are tried again alike.
    } finally {
      silence.end()
    }
    if (signal.aborted) return
    listener.lost()
    // After each connection every list is asked for again: one that is cut every few seconds waits longer each time.
    if (Date.now() - begun > 2 * LONGEST_WAIT_MS) wait = FIRST_WAIT_MS
    // Jitter, so that a server that comes back is not met by everybody at once.
    await pause(wait * (0.5 + Math.random() / 2), signal)
    wait = Math.min(wait * 2, LONGEST_WAIT_MS)
  }
}

/**
 * A connection may be dead without a word of it: the network changed, or a laptop slept. By the clock on the wall, for
 * timers sleep with the machine.
 */
function watchSilence() {
  const dead = new AbortController()
  let until = Date.now() + LONGEST_OPENING_MS
  const timer = setInterval(() => {
    if (Date.now() > until) dead.abort()
  }, LOOK_EVERY_MS)
  return {
    signal: dead.signal,
    heard() {
      until = Date.now() + LONGEST_SILENCE_MS
    },
    end: () => clearInterval(timer),
  }
}

async function open(lastId: string | undefined, signal: AbortSignal) {
  const token = await bearer.token()
  if (!token) return undefined
  const ask = (bearerToken: string) =>
    fetch('/events', {
      signal,
      headers: {
        accept: 'text/event-stream',
        authorization: `Bearer ${bearerToken}`,
        ...(lastId ? { 'last-event-id': lastId } : {}),
      },
    })
  let answer = await ask(token)
  if (answer.status === 401) {
    if (await lacksSecondFactor(answer)) {
      bearer.wantsSecondFactor(token)
      return undefined
    }
    const renewed = await bearer.renewed(token)
    if (!renewed) return undefined
    answer = await ask(renewed)
  }
  if (!answer.ok || !answer.body) throw new Error(`/events answered ${answer.status}`)
  return answer.body
}

/** Ends early when the network is back. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms)
    function end() {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      resolve()
    }
    addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
