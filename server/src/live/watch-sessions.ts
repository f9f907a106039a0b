import type { Log } from '../ports.ts'
import type { OpenStream } from './open-streams.ts'

/** Which of these sessions are not over. */
export type FindLivingSessions = (sessionIds: readonly string[]) => Promise<ReadonlySet<string>>

const MOST_AT_ONCE = 1000

/**
 * Ends streams whose session is over although nobody said so here: that was told while the stream was being opened, or
 * while the way to the other processes was cut. One question at a time, for all streams that are asked about meanwhile.
 */
export function watchSessions(log: Log, findLiving: FindLivingSessions): (streams: readonly OpenStream[]) => void {
  const asked = new Set<OpenStream>()
  let isAsking = false

  async function ask(): Promise<void> {
    isAsking = true
    while (asked.size > 0) {
      const some = [...asked].slice(0, MOST_AT_ONCE)
      for (const stream of some) asked.delete(stream)
      try {
        const living = await findLiving([...new Set(some.map(({ sessionId }) => sessionId))])
        for (const stream of some) if (!living.has(stream.sessionId)) stream.end()
      } catch (error) {
        // They are asked about again with the next heartbeat.
        log.warn({ error: String(error) }, 'sessions of open streams could not be looked at')
      }
    }
    isAsking = false
  }

  return (streams) => {
    for (const stream of streams) asked.add(stream)
    if (!isAsking && asked.size > 0) void ask()
  }
}
