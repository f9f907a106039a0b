import { isDemo } from '../demo/is-demo.ts'
import { TAB_KEY } from '../demo/tab-session.ts'
import { tabLocks } from '../tab-locks.ts'
import { holdStream } from './hold-stream.ts'
import { connection, type LiveConnection, tell } from './live-bus.ts'
import { streamIsHere } from './stream-is-here.ts'
import { streamWhileSeen } from './stream-while-seen.ts'
import { takeEvent } from './take-event.ts'

type Note =
  | { type: 'event'; kind: string; data: unknown; id?: string }
  | { type: 'connection'; state: LiveConnection }
  /** A tab that has just come asks how things stand, and is told. */
  | { type: 'ask' }
  | { type: 'standing'; state: LiveConnection }

const LOOK_EVERY_MS = 15_000

/** One stream for all tabs of a browser. Returns how to stop. */
export function shareStream(personId: string): () => void {
  const stop = new AbortController()
  connection.set('connecting')
  void tabLocks().then((locks) => {
    if (stop.signal.aborted) return
    if (locks) shareAmongTabs(locks, personId, stop.signal)
    else streamWhileSeen(stop.signal)
  })
  return () => {
    stop.abort()
    connection.set('off')
  }
}

/**
 * Whoever gets the lock holds the stream and passes on what comes; when that tab closes, or is asleep, the next one gets
 * the lock and resumes behind the last event that it heard of.
 */
function shareAmongTabs(locks: LockManager, personId: string, signal: AbortSignal) {
  // Tabs of the demo have sessions of their own: the end of one is told to its tab alone.
  const name = isDemo ? `${TAB_KEY}:live` : `heraia-live:${personId}`
  const channel = new BroadcastChannel(name)
  let lastId: string | undefined
  let leads = false
  /** Whoever leads was asked, and has said nothing since. */
  let isUnanswered = false
  let line = new AbortController()

  const take = (note: Note) => {
    isUnanswered = false
    if (note.type === 'event') {
      lastId = note.id ?? lastId
      takeEvent(note.kind, note.data)
    } else if (note.type === 'connection') {
      connection.set(note.state)
    } else if (note.type === 'standing') {
      join(note.state)
    } else if (leads) {
      channel.postMessage({ type: 'standing', state: connection.get() } satisfies Note)
    }
  }
  /** What came by after this tab had asked for its lists and before it heard the others is in none of both. */
  const join = (state: LiveConnection) => {
    if (connection.get() !== 'connecting') return
    connection.set(state)
    if (state === 'connected') tell('resumed', { reset: false })
  }
  const takeAndPass = (note: Note) => {
    channel.postMessage(note)
    take(note)
  }
  channel.onmessage = (message: MessageEvent<Note>) => take(message.data)

  const lead = (turn: AbortSignal) => {
    leads = true
    streamIsHere.set(true)
    const state = (next: LiveConnection) => takeAndPass({ type: 'connection', state: next })
    return holdStream(
      lastId,
      {
        event: ({ kind, data, id }) => takeAndPass({ type: 'event', kind, data: JSON.parse(data), id }),
        connected: () => state('connected'),
        lost: () => state('lost'),
        refused: () => state('off'),
      },
      turn,
    )
  }

  /** Until the server wants no stream any more: who was robbed of the lock stands in line again. */
  async function standInLine(): Promise<void> {
    let isOver = false
    while (!isOver && !signal.aborted) {
      const turn = new AbortController()
      const robs = line.signal.aborted
      if (robs) line = new AbortController()
      const how = robs ? { steal: true } : { signal: AbortSignal.any([signal, line.signal]) }
      isOver = await locks
        .request(name, how, () => lead(AbortSignal.any([signal, turn.signal])))
        .then(
          () => true,
          () => false,
        )
      leads = false
      streamIsHere.set(false)
      turn.abort()
    }
    clearInterval(looking)
  }

  /** A tab in the background may be put to sleep, by phones above all, and keeps the lock; she looks at this one. */
  function lookAfterLeader() {
    const isSeen = typeof document === 'undefined' || document.visibilityState === 'visible'
    if (leads || !isSeen) isUnanswered = false
    else if (isUnanswered) line.abort()
    else ask()
  }

  function ask() {
    isUnanswered = true
    channel.postMessage({ type: 'ask' } satisfies Note)
  }

  ask()
  const looking = setInterval(lookAfterLeader, LOOK_EVERY_MS)
  signal.addEventListener('abort', () => channel.close())
  void standInLine()
}
