import { type StoredKind, storedEvents } from '@heraia/contract/events'
import { z } from 'zod'
import type { Answer, FindViewer } from '../http/handle-request.ts'
import type { Ports } from '../ports.ts'
import { createEventsAnswer } from './answer-events.ts'
import type { ProcessMessage } from './broadcasts.ts'
import { deliverSignals } from './deliver-signals.ts'
import { followLog } from './follow-log.ts'
import { openStreams } from './open-streams.ts'
import { type FindPresenceAudience, keepPresence, type PresencePace } from './presence.ts'
import { type Turns, takeTurns } from './take-turns.ts'
import { type FindLivingSessions, watchSessions } from './watch-sessions.ts'

export interface Live {
  /** GET /events. */
  answer: Answer
  /** All streams end. */
  close(): void
}

/** What features have to do with the streams. */
export interface LiveListeners {
  presenceAudience: FindPresenceAudience
  livingSessions: FindLivingSessions
}

export interface LivePace extends PresencePace {
  heartbeatMs: number
}

const PACE: LivePace = { heartbeatMs: 15_000, beatMs: 30_000, graceMs: 4000, answerMs: 1000 }

/** Everything live of one process: it hears the broadcasts of all and holds the streams of its own clients. */
export function createLive(ports: Ports, findViewer: FindViewer, listeners: LiveListeners, pace = PACE): Live {
  const streams = openStreams({
    first: (personId) => presence.came(personId),
    last: (personId) => {
      presence.left(personId)
      if (streams.count() === 0) stopHeartbeat()
    },
    caughtBreath: (personId) => log.wake([personId]),
  })
  const log = followLog(ports, streams)
  const presence = keepPresence(ports, streams, listeners.presenceAudience, pace)
  const deliver = deliverSignals(ports, streams)
  const watch = watchSessions(ports.log, listeners.livingSessions)
  let heartbeat: Turns | undefined

  const unsubscribe = ports.broadcast.subscribe((text) => {
    const message = readMessage(text)
    if (!message) return
    if ('wake' in message) log.wake(message.wake, message.news)
    else if ('signal' in message) deliver({ ...message, kind: message.signal })
    else if ('left' in message) presence.answer(message.left)
    else if ('here' in message) presence.stay(message.here)
    else if ('missed' in message) lookAt(streams.people())
  })

  /** Into their logs, and whether their sessions are over: what was told of both may have been lost. */
  function lookAt(people: readonly string[]): void {
    log.wake(people)
    watch(people.flatMap((id) => streams.of(id)))
  }

  function beatHearts(people: readonly string[]): void {
    const now = ports.clock.now()
    for (const stream of people.flatMap((id) => streams.of(id))) {
      if (stream.endsAt !== null && stream.endsAt <= now) stream.end()
      else if (!stream.heartbeat()) stream.drop()
    }
    lookAt(people)
    ports.metrics.gauge('open_streams', streams.count())
  }

  function stopHeartbeat(): void {
    heartbeat?.end()
    heartbeat = undefined
    ports.metrics.gauge('open_streams', 0)
  }

  return {
    answer: createEventsAnswer(findViewer, streams, (personId) => {
      heartbeat ??= takeTurns(pace.heartbeatMs, streams.people, beatHearts)
      lookAt([personId])
    }),
    close: () => {
      unsubscribe()
      presence.close()
      log.close()
      for (const stream of streams.all()) stream.end()
      stopHeartbeat()
    },
  }
}

const ids = z.array(z.string())
const kinds = Object.keys(storedEvents) as [StoredKind, ...StoredKind[]]
const news = z.object({ personId: z.string(), kind: z.enum(kinds), json: z.string(), seq: z.number() })
const signal = z.enum(['feed.newer', 'post.changed', 'comment.changed', 'typing', 'presence', 'session.ended'])
const act = z.object({ by: z.string(), under: z.string().nullable() })
const processMessage: z.ZodType<ProcessMessage> = z.union([
  z.object({ wake: ids, news: z.array(news).optional() }),
  z.object({ signal, data: z.unknown(), to: ids }),
  z.object({ signal, data: z.unknown(), about: z.string(), acts: z.array(act) }),
  z.object({ forget: ids }),
  z.object({ changed: z.string(), ids }),
  z.object({ left: ids }),
  z.object({ here: ids }),
  z.object({ missed: z.literal(true) }),
])

/** null: of another version of the server, which may run beside this one while it is replaced. */
function readMessage(text: string): ProcessMessage | null {
  try {
    return processMessage.parse(JSON.parse(text))
  } catch {
    return null
  }
}
