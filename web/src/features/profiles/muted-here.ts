import type { Relation } from '@heraia/contract/person'
import { useSyncExternalStore } from 'react'
import { createStore } from '../../lib/store.ts'

type Muting = Pick<Relation, 'muted' | 'mutedUntil'>

/** By who mutes and whom: who signs in next is offered nothing of it. */
const known = createStore<Readonly<Record<string, Muting>>>({})
const nameOf = (me: string, personId: string) => `${me} ${personId}`

/**
 * Whether she muted somebody or took it back since the page was loaded, as far as it is known: there may be no profile of
 * that person here.
 */
export const mutedHere = (me: string, personId: string): Muting | undefined => known.get()[nameOf(me, personId)]

/** Nothing given: it is not known any more. */
export function noteMuted(me: string, personId: string, muting: Muting | null | undefined): void {
  const { [nameOf(me, personId)]: _, ...others } = known.get()
  known.set(muting ? { ...others, [nameOf(me, personId)]: muting } : others)
}

export const useMutedHere = (me: string | undefined, personId: string | undefined): Muting | undefined =>
  useSyncExternalStore(
    known.subscribe,
    () => (me && personId ? mutedHere(me, personId) : undefined),
    () => undefined,
  )
