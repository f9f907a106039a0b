import type { LiveEvents, SignalKind } from '@heraia/contract/events'
import type { Broadcast } from '../ports.ts'

/** What server processes say to each other. Small, for it travels by NOTIFY. */
export type ProcessMessage =
  /** These people have something new in their logs. */
  | { wake: string[] }
  /** Hand this to the open streams of `to`; null: every open stream whose person may see `about`. */
  | { signal: SignalKind; data: unknown; to: string[] | null; about: string | null }
  /** What was remembered of these people or sessions is old: look it up again. */
  | { forget: string[] }

const MOST_IDS = 100

export async function broadcastWake(broadcast: Broadcast, people: readonly string[]): Promise<void> {
  for (let start = 0; start < people.length; start += MOST_IDS) {
    await say(broadcast, { wake: people.slice(start, start + MOST_IDS) })
  }
}

/**
 * A signal to these people; not stored. With `to` null it goes to everybody who is connected and may see
 * the person `about`: the stream leaves out who is blocked.
 */
export const broadcastSignal = <Kind extends SignalKind>(
  broadcast: Broadcast,
  kind: Kind,
  data: LiveEvents[Kind],
  audience: { to: string[] } | { toAllWhoSee: string },
): Promise<void> =>
  say(broadcast, {
    signal: kind,
    data,
    to: 'to' in audience ? audience.to : null,
    about: 'to' in audience ? null : audience.toAllWhoSee,
  })

/** After a sign-out, suspension, role change or block: every process checks these ids afresh. */
export const broadcastForget = (broadcast: Broadcast, ids: string[]): Promise<void> => say(broadcast, { forget: ids })

const say = (broadcast: Broadcast, message: ProcessMessage): Promise<void> => broadcast.publish(JSON.stringify(message))
