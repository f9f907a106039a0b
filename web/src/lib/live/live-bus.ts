import type { LiveEvents, LiveKind } from '@heraia/contract/events'
import { createStore } from '../store.ts'

/** `resumed`: connected (again); whatever a list missed, it asks for now. `reset`: the log did not reach back. */
export interface LocalEvents {
  resumed: { reset: boolean }
}

export type AllEvents = LiveEvents & LocalEvents
export type AllKinds = keyof AllEvents
export type LiveConnection = 'off' | 'connecting' | 'connected' | 'lost'

export const connection = createStore<LiveConnection>('off')

type Handler = (data: never) => void
const handlers = new Map<AllKinds, Set<Handler>>()

export function onLive<Kind extends AllKinds>(kind: Kind, handler: (data: AllEvents[Kind]) => void): () => void {
  const set = handlers.get(kind) ?? new Set<Handler>()
  handlers.set(kind, set.add(handler))
  return () => set.delete(handler)
}

export function tell<Kind extends AllKinds>(kind: Kind, data: AllEvents[Kind]) {
  for (const handler of handlers.get(kind) ?? []) (handler as (data: AllEvents[Kind]) => void)(data)
}

/** What comes from the wire is told by its kind; a kind that this version does not know is left out by having no handler. */
export function tellWire(kind: string, data: unknown) {
  if (kind === 'batch') {
    for (const entry of data as { kind: LiveKind; data: unknown }[]) tellWire(entry.kind, entry.data)
    return
  }
  tell(kind as LiveKind, data as never)
}
