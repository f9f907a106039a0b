import { useSyncExternalStore } from 'react'
import { createStore } from '../../lib/store.ts'

/** By who mutes and whom: who signs in next is offered nothing of it. */
const known = createStore<Readonly<Record<string, boolean>>>({})
const nameOf = (me: string, personId: string) => `${me} ${personId}`

/**
 * Whether she muted somebody or took it back since the page was loaded, as far as it is known: there may be no profile of
 * that person here.
 */
export const mutedHere = (me: string, personId: string): boolean | undefined => known.get()[nameOf(me, personId)]

/** `undefined`: it is not known any more. */
export function noteMuted(me: string, personId: string, muted: boolean | undefined): void {
  const { [nameOf(me, personId)]: _, ...others } = known.get()
  known.set(muted === undefined ? others : { ...others, [nameOf(me, personId)]: muted })
}

export const useMutedHere = (me: string | undefined, personId: string | undefined): boolean | undefined =>
  useSyncExternalStore(
    known.subscribe,
    () => (me && personId ? mutedHere(me, personId) : undefined),
    () => undefined,
  )
