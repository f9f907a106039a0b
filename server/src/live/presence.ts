import type { PersonId } from '@heraia/contract/ids'
import type { Ports } from '../ports.ts'
import { broadcastHere, broadcastLeft, broadcastSignal } from './broadcasts.ts'
import type { OpenStreams } from './open-streams.ts'
import { beat, endPresence } from './presence.queries.ts'
import { type Turns, takeTurns } from './take-turns.ts'

/** Who hears that one of these people came or went: the ids of her audience, by person. */
export type FindPresenceAudience = (people: readonly string[]) => Promise<Map<string, string[]>>

export interface PresencePace {
  beatMs: number
  /** A reload or a change of networks is no absence: so long after her last stream others are asked… */
  graceMs: number
  /** …and so long they have to say that she is with them. */
  answerMs: number
}

/** Online while any stream of hers is open on any process. */
export function keepPresence(
  ports: Pick<Ports, 'db' | 'log' | 'clock' | 'broadcast'>,
  streams: OpenStreams,
  audienceOf: FindPresenceAudience,
  pace: PresencePace,
) {
  const arrived = new Set<string>()
  const leaving = new Map<string, ReturnType<typeof setTimeout>>()
  let turns: Turns | undefined
  let isPlanned = false
  let isClosed = false

  const isHere = (personId: string) => streams.of(personId).length > 0

  /** Everybody who arrived within a moment is written at once: after a restart that is everybody. */
  function planArrivals(): void {
    if (isPlanned) return
    isPlanned = true
    setTimeout(() => {
      isPlanned = false
      const people = [...arrived].filter(isHere)
      arrived.clear()
      void beatFor(people)
    }, 20)
  }

  async function beatFor(people: readonly string[]): Promise<void> {
    if (isClosed) return
    try {
      await signal(await beat(ports.db, people, ports.clock.now()), true)
    } catch (error) {
      // The next beat makes up for it.
      ports.log.warn({ error: String(error) }, 'presence was not written')
    }
  }

  async function goOffline(personId: string): Promise<void> {
    leaving.delete(personId)
    if (isClosed || isHere(personId)) return
    try {
      await signal(await endPresence(ports.db, [personId], ports.clock.now()), false)
    } catch (error) {
      ports.log.warn({ error: String(error) }, 'presence was not written')
    }
  }

  async function signal(people: readonly string[], online: boolean): Promise<void> {
    if (people.length === 0 || isClosed) return
    const lastSeenAt = ports.clock.now().toISOString()
    for (const [personId, to] of await audienceOf(people)) {
      const data = { personId: personId as PersonId, online, lastSeenAt }
      await broadcastSignal(ports.broadcast, 'presence', data, { to })
    }
  }

  function askOthers(personId: string): void {
    if (isHere(personId)) return void leaving.delete(personId)
    leaving.set(
      personId,
      setTimeout(() => void goOffline(personId), pace.answerMs),
    )
    void broadcastLeft(ports.broadcast, [personId]).catch(() => {})
  }

  return {
    came(personId: string): void {
      clearTimeout(leaving.get(personId))
      leaving.delete(personId)
      arrived.add(personId)
      planArrivals()
      turns ??= takeTurns(pace.beatMs, streams.people, (people) => void beatFor(people))
    },
    left(personId: string): void {
      if (isClosed) return
      clearTimeout(leaving.get(personId))
      leaving.set(
        personId,
        setTimeout(() => askOthers(personId), pace.graceMs),
      )
      if (streams.count() === 0) {
        turns?.end()
        turns = undefined
      }
    },
    /** Another process asks: its last stream of these people ended. */
    answer(people: readonly string[]): void {
      const here = people.filter(isHere)
      if (here.length > 0) void broadcastHere(ports.broadcast, here).catch(() => {})
    },
    /** Another process has them: they are not gone. */
    stay(people: readonly string[]): void {
      for (const id of people) {
        clearTimeout(leaving.get(id))
        leaving.delete(id)
      }
    },
    close(): void {
      isClosed = true
      turns?.end()
      for (const each of leaving.values()) clearTimeout(each)
    },
  }
}
