import type { PeopleFilters } from '@heraia/contract/people'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useDebounced } from '../../lib/use-debounced.ts'
import { readFilters, withoutEmpty } from './people-filters.ts'

const SETTLE_MS = 300

/** What she types stands in the boxes at once, and in the address when she pauses; the address is what is searched. */
export function usePeopleSearch() {
  const [query, setQuery] = useSearchParams()
  const searched = withoutEmpty(readFilters(query))
  const [typed, setTyped] = useState<PeopleFilters>(searched)
  const settled = useDebounced(typed, SETTLE_MS)
  const address = JSON.stringify(searched)

  // Back and a followed link change the address without her typing.
  useEffect(() => setTyped(JSON.parse(address)), [address])
  useEffect(() => {
    const next = withoutEmpty(settled)
    if (JSON.stringify(next) === address || settled !== typed) return
    const entries = Object.entries(next).map(([name, value]) => [name, String(value)])
    setQuery(Object.fromEntries(entries), { replace: true, preventScrollReset: true })
  }, [settled])

  return { typed, change: setTyped, searched }
}
