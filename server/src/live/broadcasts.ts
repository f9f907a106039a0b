import type { LiveEvents, SignalKind } from '@heraia/contract/events'
import type { Broadcast } from '../ports.ts'
import type { News } from './read-log.ts'

/** What somebody did, and under whose words: from whom a block hides either of them never learns of it. */
export interface Act {
  by: string
  under: string | null
}

/** What server processes say to each other. Small, for it travels by NOTIFY. */
export type ProcessMessage =
  /** These people have something new in their logs; `news` is what, where it is short. */
  | { wake: string[]; news?: News[] }
  /** Hand this to the open streams of `to`, or to every open stream whose person may see `about` and one of the acts. */
  | { signal: SignalKind; data: unknown; to: string[] }
  | { signal: SignalKind; data: unknown; about: string; acts: Act[] }
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

type HearersOwn = 'following' | 'likes' | 'comments'

/** What everybody hears alike. What is each hearer's own is put in where it is handed out (find-audience.ts). */
export type SharedData<Kind extends SignalKind> = Omit<LiveEvents[Kind], HearersOwn> & Partial<LiveEvents[Kind]>

/**
 * `toAllWhoSee` is everybody who is connected and may see that person, the post where the data name one, and who did one of
 * `acts` where any are named; who muted that person is left out.
 */
export type Audience = { to: readonly string[] } | { toAllWhoSee: string; acts: Act[] }

/** A signal; not stored. */
export const broadcastSignal = <Kind extends SignalKind>(
  broadcast: Broadcast,
  kind: Kind,
  data: SharedData<Kind>,
  audience: Audience,
): Promise<void> =>
  'to' in audience
    ? inParts(audience.to, (to) => say(broadcast, { signal: kind, data, to }))
    : say(broadcast, { signal: kind, data, about: audience.toAllWhoSee, acts: audience.acts })

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
