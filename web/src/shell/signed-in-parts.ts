import { type ComponentType, useEffect, useSyncExternalStore } from 'react'
import { useSession } from '../lib/session.tsx'
import { createStore } from '../lib/store.ts'
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

/** Where her account does not answer, this may not come either: what she reads here stays, and she can try again. */
export function fetchParts(status: string, load: () => Promise<Parts>, set: (parts: Parts | Error) => void): void {
  const isTimedOut = status === 'timed-out'
  if (isTimedOut) set({ SignedInArea: TryAgain })
  load().then(set, (error: Error) => isTimedOut || set(error))
}

const here = createStore<{ who?: string; parts: Parts | Error }>({ parts: NONE })

/**
 * What only the signed-in need of the shell; nothing of it until its file is here. Not by `lazy`: React shows what it
 * waited for only 0.3 seconds after what stood there meanwhile, and until then nobody would look after the focus.
 */
export function useSignedInParts(): Parts {
  const { status } = useSession()
  useEffect(() => {
    if (here.get().who === status) return
    const load = files[status]
    if (load) fetchParts(status, load, (parts) => here.set({ who: status, parts }))
  }, [status])
  const now = useSyncExternalStore(here.subscribe, here.get, here.get)
  // She tries again: what she pressed stays under her finger.
  if (now.who !== status && !(status === 'loading' && now.who === 'timed-out')) return NONE
  if (now.parts instanceof Error) throw now.parts
  return now.parts
}
