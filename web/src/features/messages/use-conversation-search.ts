import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useDebounced } from '../../lib/use-debounced.ts'

/** What she searches for stands in the address: Back and reload keep it. */
export function useConversationSearch() {
  const [query, setQuery] = useSearchParams()
  const q = query.get('q') ?? ''
  const [typed, setTyped] = useState(q)
  const settled = useDebounced(typed).trim()
  const known = useRef(q)

  useEffect(() => {
    if (settled === known.current) return
    known.current = settled
    setQuery(withSearch(settled), { replace: true, preventScrollReset: true })
  }, [settled, setQuery])

  // The address changed by itself: Back, or a link that leaves the search out.
  useEffect(() => {
    if (q === known.current) return
    known.current = q
    setTyped(q)
  }, [q])
  return { typed, type: setTyped, q }
}

const withSearch = (words: string) => (query: URLSearchParams) => {
  if (words) query.set('q', words)
  else query.delete('q')
  return query
}
