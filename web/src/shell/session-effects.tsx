import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSession } from '../lib/session.tsx'

/** Whose caches and drafts are here follows from who is signed in. */
export function SessionEffects() {
  const { user, isVisitor } = useSession()
  useFreshCaches(isVisitor ? null : user?.id)
  return null
}

/** `null`: nobody. `undefined`: not known yet. */
function useFreshCaches(personId: string | null | undefined) {
  const queries = useQueryClient()
  const before = useRef<string | null | undefined>(undefined)
  useEffect(() => {
    if (personId === undefined) return
    const last = before.current
    before.current = personId
    if (personId) void import('../lib/drafts.ts').then(({ clearDraftsOfOthers }) => clearDraftsOfOthers(personId))
    if (last === undefined || last === personId) return
    queries.removeQueries({ type: 'inactive' })
    void queries.resetQueries({ type: 'active' })
  }, [personId, queries])
}
