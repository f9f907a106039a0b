import type { SignalKind } from '@heraia/contract/events'
import type { Ports } from '../ports.ts'
import type { LiveFrame } from './event-frame.ts'
import { findAudience } from './find-audience.ts'
import type { OpenStreams } from './open-streams.ts'
import { endsSession } from './session-ended.ts'

export interface Signal {
  kind: SignalKind
  data: unknown
  to: string[] | null
  about: string | null
}

/** Of signals for everyone that wait for their audience, the oldest go first: they are not stored. */
const MOST_WAITING = 200

/** Hands signals to the open streams of this process. */
export function deliverSignals(ports: Pick<Ports, 'db' | 'log'>, streams: OpenStreams): (signal: Signal) => void {
  const waiting = new Map<string, Signal>()
  let isFinding = false

  async function findAudiences(): Promise<void> {
    isFinding = true
    for (const [key, signal] of waiting) {
      waiting.delete(key)
      try {
        await toAllWhoSee(signal)
      } catch (error) {
        ports.log.warn({ error: String(error), kind: signal.kind }, 'a signal was lost')
      }
    }
    isFinding = false
  }

  async function toAllWhoSee({ kind, data, about }: Signal): Promise<void> {
    if (about === null) return
    const post = { personId: about, postId: textOf(data, 'postId'), removed: saysGone(data) }
    const hearers = await findAudience(ports.db, streams.people(), post)
    const frames = new Map([true, false].map((following) => [following, frameOf(kind, forHearer(data, following))]))
    for (const { personId, following } of hearers) {
      const frame = frames.get(following)
      if (frame) streams.sendTo([personId], frame)
    }
  }

  return (signal) => {
    if (signal.kind === 'session.ended') return endSessions(streams, signal)
    if (signal.to) return streams.sendTo(signal.to, frameOf(signal.kind, signal.data))
    if (streams.count() === 0) return
    // The newest of the same thing is enough: counts of a post that many people like at once.
    const key = `${signal.kind} ${textOf(signal.data, 'postId')} ${textOf(signal.data, 'commentId')} ${saysGone(signal.data)}`
    waiting.delete(key)
    waiting.set(key, signal)
    if (waiting.size > MOST_WAITING) waiting.delete(waiting.keys().next().value ?? '')
    if (!isFinding) void findAudiences()
  }
}

/** The streams that were opened with one of these sessions say so and end. */
function endSessions(streams: OpenStreams, { kind, data, to }: Signal): void {
  for (const personId of to ?? []) {
    for (const stream of streams.of(personId)) {
      if (!endsSession(kind, data, stream.sessionId)) continue
      stream.send([frameOf(kind, data)])
      stream.end()
    }
  }
}

const frameOf = (kind: SignalKind, data: unknown): LiveFrame => ({ kind, json: JSON.stringify(data), seq: null })

const textOf = (data: unknown, name: string): string | null => {
  const value: unknown = isObject(data) ? data[name] : null
  return typeof value === 'string' ? value : null
}

const saysGone = (data: unknown): boolean => isObject(data) && data.removed === true

/** `following` is the hearer's own. */
const forHearer = (data: unknown, following: boolean): unknown =>
  isObject(data) && 'following' in data ? { ...data, following } : data

const isObject = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null
