import type { LiveEvents, SignalKind } from '@heraia/contract/events'
import type { Broadcast } from '../ports.ts'
import type { News } from './read-log.ts'

/** What server processes say to each other. Small, for it travels by NOTIFY. */
export type ProcessMessage =
  /** These people have something new in their logs; `news` is what, where it is short. */
  | { wake: string[]; news?: News[] }
  /** Hand this to the open streams of `to`; null: every open stream whose person may see `about`. */
  | { signal: SignalKind; data: unknown; to: string[] | null; about: string | null }
  /** What was remembered of these people or sessions is old: look it up again. */
  | { forget: string[] }
  /** The keys that sign access tokens are others now. */
  | { keys: 'changed' }
  /** Pages that show these are old; `changed` names the procedure. */
  | { changed: string; ids: string[] }
  /** Their last stream on a process ended: who has one says `here`, or they are offline. */
  | { left: string[] }
  | { here: string[] }
  /** Said by a process to itself: for a while it may not have heard the others. */
  | { missed: true }

const MISSED_SOME: ProcessMessage = { missed: true }
/** What an adapter hands to its own listeners when it hears again after it was cut off. */
export const MISSED = JSON.stringify(MISSED_SOME)

const MOST_IDS = 100
/** In letters, of which each may be three bytes of a message of 7,000. */
const MOST_NEWS = 1700

export const broadcastWake = (broadcast: Broadcast, people: readonly string[], news: readonly News[]): Promise<void> =>
  isShort(news)
    ? say(broadcast, { wake: [...people], news: [...news] })
    : inParts(people, (wake) => say(broadcast, { wake }))

/** Whoever has the streams then need not read the log. Everything else is read from there, by everybody at once. */
const isShort = (news: readonly News[]): boolean =>
  news.length <= 10 && news.reduce((length, { json }) => length + json.length, 0) <= MOST_NEWS

/**
 * A signal to these people; not stored. `toAllWhoSee` goes to everybody who is connected and may see that person,
 * and the post where `data` names one; who muted her is left out.
 */
export const broadcastSignal = <Kind extends SignalKind>(
  broadcast: Broadcast,
  kind: Kind,
  data: LiveEvents[Kind],
  audience: { to: readonly string[] } | { toAllWhoSee: string },
): Promise<void> =>
  'to' in audience
    ? inParts(audience.to, (to) => say(broadcast, { signal: kind, data, to, about: null }))
    : say(broadcast, { signal: kind, data, to: null, about: audience.toAllWhoSee })

/** After a sign-out, suspension, role change or block: every process checks these ids afresh. */
export const broadcastForget = (broadcast: Broadcast, ids: readonly string[]): Promise<void> =>
  inParts(ids, (forget) => say(broadcast, { forget }))

/** After a key was added, switched to or dropped: every process reads them afresh. */
export const broadcastKeys = (broadcast: Broadcast): Promise<void> => say(broadcast, KEYS_CHANGED)

const KEYS_CHANGED = { keys: 'changed' } as const
const keysChanged = JSON.stringify(KEYS_CHANGED)

export const hearKeys = (broadcast: Broadcast, changed: () => void): (() => void) =>
  broadcast.subscribe((message) => {
    if (message === keysChanged || message === MISSED) changed()
  })

export async function broadcastChanged(broadcast: Broadcast, changed: string, all: readonly string[]): Promise<void> {
  if (all.length === 0) await say(broadcast, { changed, ids: [] })
  await inParts(all, (ids) => say(broadcast, { changed, ids }))
}

export const broadcastLeft = (broadcast: Broadcast, people: readonly string[]): Promise<void> =>
  inParts(people, (left) => say(broadcast, { left }))

export const broadcastHere = (broadcast: Broadcast, people: readonly string[]): Promise<void> =>
  inParts(people, (here) => say(broadcast, { here }))

async function inParts(ids: readonly string[], send: (part: string[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < ids.length; start += MOST_IDS) await send(ids.slice(start, start + MOST_IDS))
}

const say = (broadcast: Broadcast, message: ProcessMessage): Promise<void> => broadcast.publish(JSON.stringify(message))
