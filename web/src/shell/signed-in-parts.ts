import { useEffect, useSyncExternalStore } from 'react'
import { useSession } from '../lib/session.tsx'
import { createStore } from '../lib/store.ts'
import type * as SignedIn from './signed-in.tsx'

type Parts = Partial<typeof SignedIn>

const NONE: Parts = {}
const parts = createStore<Parts | Error>(NONE)

/**
 * What only the signed-in need of the shell; nothing of it until its file is here. Not by `lazy`: React shows what it
 * waited for only 0.3 seconds after what stood there meanwhile, and until then nobody would look after the focus.
 */
export function useSignedInParts(): Parts {
  const { isAuthenticated } = useSession()
  useEffect(() => {
    if (isAuthenticated) import('./signed-in.tsx').then(parts.set, parts.set)
  }, [isAuthenticated])
  const now = useSyncExternalStore(parts.subscribe, parts.get, () => NONE)
  if (now instanceof Error) throw now
  return isAuthenticated ? now : NONE
}
