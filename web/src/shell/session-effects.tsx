import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { SessionState } from '../lib/session/session-state.ts'
import { useSession } from '../lib/session.tsx'

/** Whose caches and drafts are here follows from who is signed in. */
export function SessionEffects() {
  const session = useSession()
  const queries = useQueryClient()
  const before = useRef<string>(undefined)
  const who = whoIsHere(session)
  const personId = session.user?.id
  useEffect(() => {
    if (!who) return
    const last = before.current
    before.current = who
    // A guest is nobody for long: what members began to write stays.
    if (personId) void import('../lib/drafts.ts').then(({ clearDraftsOfOthers }) => clearDraftsOfOthers(personId))
    if (!last || last === who) return
    queries.removeQueries({ type: 'inactive' })
    void queries.resetQueries({ type: 'active' })
  }, [who, personId, queries])
  return null
}

/** Caches are kept for one only: a guest's, too, not for the next guest, nor for the member that she becomes. `undefined`: not known yet. */
export function whoIsHere({ status, user, supabaseUser }: SessionState): string | undefined {
  if (status === 'anonymous') return status
  return status === 'guest' ? status + supabaseUser.id : user?.id
}
