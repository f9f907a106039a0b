import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { useSession } from '../lib/session.tsx'
import { createStore, type Store } from '../lib/store.ts'
import type * as Guest from './guest.tsx'
import type * as SignedIn from './signed-in.tsx'
import { TryAgain } from './try-again.tsx'

type Parts = Partial<Record<keyof typeof SignedIn, ComponentType> & Pick<typeof Guest, 'GuestStop'>>

const NONE: Parts = {}
/** Of members, of guests, who see other things in the same places, and of whose account did not answer in time. */
const files: Partial<Record<string, () => Promise<Parts>>> = {
  'signed-in': () => import('./signed-in.tsx'),
  guest: () => import('./guest.tsx'),
  'timed-out': () => import('./timed-out.tsx'),
}

interface Here {
  who?: string
  parts: Parts | Error
}

const here = createStore<Here>({ parts: NONE })

/**
 * Where her account does not answer, this may not come either: what she reads here stays, and she can try again. What
 * comes late, when somebody else is here, is not shown.
 */
export function fetchParts(who: string, load: () => Promise<Parts>, into: Store<Here> = here): void {
  const isTimedOut = who === 'timed-out'
  const show = (parts: Parts | Error) => into.get().who === who && into.set({ who, parts })
  into.set({ who, parts: isTimedOut ? { SignedInArea: TryAgain } : NONE })
  load().then(show, (error: Error) => isTimedOut || show(error))
}

/**
 * What only the signed-in need of the shell; nothing of it until its file is here. Not by `lazy`: React shows what it
 * waited for only 0.3 seconds after what stood there meanwhile, and until then nobody would look after the focus.
 */
export function useSignedInParts(): Parts {
  const { status } = useSession()
  useEffect(() => {
    const load = files[status]
    if (load && here.get().who !== status) fetchParts(status, load)
  }, [status])
  const now = useSyncExternalStore(here.subscribe, here.get, here.get)
  // She tries again: what she pressed stays under her finger.
  if (now.who !== status && !(status === 'loading' && now.who === 'timed-out')) return NONE
  if (now.parts instanceof Error) throw now.parts
  return now.parts
}
