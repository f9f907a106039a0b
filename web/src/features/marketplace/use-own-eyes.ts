import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../lib/api.ts'
import { useSession } from '../../lib/session.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'

/** What the server drew, it drew for nobody: who is signed in asks again, for what she keeps and what she may do. */
export function useOwnEyes() {
  const queries = useQueryClient()
  const personId = useSession().user?.id
  const isHydrated = useHydrated()
  const [isDrawn] = useState(!isHydrated)
  useEffect(() => {
    if (isDrawn && personId) void queries.invalidateQueries({ queryKey: api.marketplace.key() })
  }, [isDrawn, personId, queries])
}
