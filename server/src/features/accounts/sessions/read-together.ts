import type { SessionState } from './read-session.ts'

/** Those of these sessions that go on, by id. */
export type ReadSessions = (ids: readonly string[]) => Promise<Map<string, SessionState>>

/** A longer answer would hold up everybody while it is taken apart. */
const MOST_AT_ONCE = 200

/**
 * One question at a time: whoever is asked for while one is on its way is in the next. Alone nobody waits, and under
 * load the sessions of many requests cost one question.
 */
export function readTogether(): (id: string, read: ReadSessions) => Promise<SessionState | null> {
  let waiting: { id: string; answered: PromiseWithResolvers<SessionState | null> }[] = []
  let isReading = false

  async function readWaiting(read: ReadSessions): Promise<void> {
    isReading = true
    while (waiting.length > 0) {
      const part = waiting.slice(0, MOST_AT_ONCE)
      waiting = waiting.slice(MOST_AT_ONCE)
      try {
        const sessions = await read(part.map(({ id }) => id))
        for (const { id, answered } of part) answered.resolve(sessions.get(id) ?? null)
      } catch (error) {
        for (const { answered } of part) answered.reject(error)
      }
    }
    isReading = false
  }

  return (id, read) => {
    const answered = Promise.withResolvers<SessionState | null>()
    waiting.push({ id, answered })
    if (!isReading) void readWaiting(read)
    return answered.promise
  }
}
