import { isDemo } from '../demo/is-demo.ts'
import { TAB_KEY } from '../demo/tab-session.ts'
import { holdStream } from './hold-stream.ts'
import { connection, type LiveConnection, tell, tellWire } from './live-bus.ts'

type Note =
  | { type: 'event'; kind: string; data: unknown; id?: string }
  | { type: 'connection'; state: LiveConnection }
  /** A tab that has just come asks how things stand, and is told. */
  | { type: 'ask' }
  | { type: 'standing'; state: LiveConnection }

/**
 * One stream for all tabs of a browser: whoever gets the lock holds it and passes on what comes; when that tab closes,
 * the next one gets the lock and resumes behind the last event that it heard of. Returns how to stop.
 */
export function shareStream(personId: string): () => void {
  // Tabs of the demo have sessions of their own: the end of one is told to its tab alone.
  const name = isDemo ? `${TAB_KEY}:live` : `heraia-live:${personId}`
  const channel = new BroadcastChannel(name)
  const stop = new AbortController()
  let lastId: string | undefined
  let leads = false

  const take = (note: Note) => {
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

  const lead = () => {
    leads = true
    const state = (next: LiveConnection) => takeAndPass({ type: 'connection', state: next })
    return holdStream(
      lastId,
      {
        event: ({ kind, data, id }) => takeAndPass({ type: 'event', kind, data: JSON.parse(data), id }),
        connected: () => state('connected'),
        lost: () => state('lost'),
        refused: () => state('off'),
      },
      stop.signal,
    )
  }

  connection.set('connecting')
  channel.postMessage({ type: 'ask' } satisfies Note)
  // Rejected when it is stopped before its turn came.
  navigator.locks.request(name, { signal: stop.signal }, lead).catch(() => undefined)

  return () => {
    stop.abort()
    channel.close()
    connection.set('off')
  }
}

function takeEvent(kind: string, data: unknown) {
  tellWire(kind, data)
  if (kind === 'hello') tell('resumed', { reset: (data as { reset: boolean }).reset })
}
