import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSession } from './session.tsx'
import { useHydrated } from './use-hydrated.ts'

/** What the server drew, it drew for nobody: who is signed in asks again, for what she keeps and what she may do. */
export function useOwnEyes(queryKey: QueryKey) {
  const queries = useQueryClient()
  const personId = useSession().user?.id
  const isHydrated = useHydrated()
  const [isDrawn] = useState(!isHydrated)
  const [key] = useState(queryKey)
  useEffect(() => {
    if (isDrawn && personId) void queries.invalidateQueries({ queryKey: key })
  }, [isDrawn, personId, queries, key])
}
