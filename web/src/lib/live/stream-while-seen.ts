import { holdStream } from './hold-stream.ts'
import { connection } from './live-bus.ts'
import { streamIsHere } from './stream-is-here.ts'
import { takeEvent } from './take-event.ts'

/**
 * Where tabs cannot agree on one that has the stream: six connections are all that plain http has for them, so the one
 * that she sees holds one, and resumes when she comes back to it.
 */
export function streamWhileSeen(signal: AbortSignal) {
  let lastId: string | undefined
  let unseen: AbortController | undefined
  streamIsHere.set(true)
  const look = () => {
    unseen?.abort()
    if (document.visibilityState === 'hidden') return
    unseen = new AbortController()
    void holdStream(
      lastId,
      {
        event({ kind, data, id }) {
          lastId = id ?? lastId
          takeEvent(kind, JSON.parse(data))
        },
        connected: () => connection.set('connected'),
        lost: () => connection.set('lost'),
        refused: () => connection.set('off'),
      },
      AbortSignal.any([signal, unseen.signal]),
    )
  }
  document.addEventListener('visibilitychange', look, { signal })
  look()
}
