import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { SessionState } from '../lib/session/session-state.ts'
import { useSession } from '../lib/session.tsx'

/** Whose caches are here follows from who is signed in. */
export function SessionEffects() {
  const who = whoIsHere(useSession())
  const queries = useQueryClient()
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (!who) return
    const last = before.current
    before.current = who
    if (!last || last === who) return
    queries.removeQueries({ type: 'inactive' })
    void queries.resetQueries({ type: 'active' })
  }, [who, queries])
  return null
}

/**
 * Caches are kept for one only: a guest's, or those of who has yet to show her second factor or to make her profile, too; not
 * for the next one, nor for the member that she becomes. `undefined`: not known yet.
 */
export function whoIsHere({ status, user, supabaseUser }: SessionState): string | undefined {
  if (status === 'loading' || status === 'timed-out') return undefined
  return user?.id ?? status + supabaseUser?.id
}
