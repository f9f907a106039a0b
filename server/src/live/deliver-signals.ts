import type { SignalKind } from '@heraia/contract/events'
import type { Ports } from '../ports.ts'
import type { Act } from './broadcasts.ts'
import type { LiveFrame } from './event-frame.ts'
import { findAudience, type Hearer } from './find-audience.ts'
import type { OpenStreams } from './open-streams.ts'
import { endsSession } from './session-ended.ts'

type Signal = SignalTo | SignalAbout

interface SignalTo {
  kind: SignalKind
  data: unknown
  to: string[]
}

interface SignalAbout {
  kind: SignalKind
  data: unknown
  about: string
  acts: Act[]
}

/** Of signals for everyone that wait for their audience, the oldest go first: they are not stored. */
const MOST_WAITING = 200

/** Hands signals to the open streams of this process. */
export function deliverSignals(ports: Pick<Ports, 'db' | 'log'>, streams: OpenStreams): (signal: Signal) => void {
  const waiting = new Map<string, SignalAbout>()
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

  async function toAllWhoSee({ kind, data, about, acts }: SignalAbout): Promise<void> {
    const removed = saysGone(data)
    const withNumbers = kind === 'post.changed' && !removed
    const post = { personId: about, postId: textOf(data, 'postId'), removed, acts, withNumbers }
    const hearers = await findAudience(ports.db, streams.people(), post)
    // Most hear the same, which is written once.
    const frames = new Map<string, LiveFrame>()
    for (const hearer of hearers) {
      const own = ownOf(kind, hearer)
      const key = JSON.stringify(own)
      const frame = frames.get(key) ?? frameOf(kind, { ...(data as object), ...own })
      frames.set(key, frame)
      streams.sendTo([hearer.personId], frame)
    }
  }

  return (signal) => {
    if ('to' in signal) {
      if (signal.kind === 'session.ended') return endSessions(streams, signal)
      return streams.sendTo(signal.to, frameOf(signal.kind, signal.data))
    }
    if (streams.count() === 0) return
    // The newest of the same thing is enough: a post that many people like at once. But one may be hidden from whom another is not.
    const key = `${signal.kind} ${textOf(signal.data, 'postId')} ${textOf(signal.data, 'commentId')} ${saysGone(signal.data)}`
    const before = waiting.get(key)
    waiting.delete(key)
    waiting.set(key, before ? { ...signal, acts: together(before.acts, signal.acts) } : signal)
    if (waiting.size > MOST_WAITING) waiting.delete(waiting.keys().next().value ?? '')
    if (!isFinding) void findAudiences()
  }
}

/** The streams that were opened with one of these sessions say so and end. */
function endSessions(streams: OpenStreams, { kind, data, to }: SignalTo): void {
  for (const personId of to) {
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

const ownOf = (kind: SignalKind, { following, likes, comments }: Hearer): object => {
  if (kind === 'feed.newer') return { following }
  return kind === 'post.changed' ? { likes, comments } : {}
}

const isObject = (data: unknown): data is Record<string, unknown> => typeof data === 'object' && data !== null

/** Each once: who likes and unlikes all the time does not make it longer. */
const together = (before: readonly Act[], more: readonly Act[]): Act[] => [
  ...new Map([...before, ...more].map((act) => [`${act.by} ${act.under}`, act])).values(),
]
