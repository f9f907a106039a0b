import type { TeamFilters } from '@heraia/contract/teams'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { queryOf, readFilters, withoutEmpty } from './team-filters.ts'

const SETTLE_MS = 300

/** What she types stands in the boxes at once, and in the address when she pauses; the address is what is searched. */
export function useTeamSearch() {
  const [query, setQuery] = useSearchParams()
  const searched = withoutEmpty(readFilters(query))
  const address = JSON.stringify(searched)
  const [state, setState] = useState({ typed: searched, address, sent: address })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Back or a followed link changed the address: the boxes follow. Her own change must not take back what she types.
  if (state.address !== address) {
    setState({ typed: address === state.sent ? state.typed : searched, address, sent: address })
  }

  function change(typed: TeamFilters) {
    setState({ ...state, typed })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send(withoutEmpty(readFilters(new URLSearchParams(queryOf(typed))))), SETTLE_MS)
  }

  function send(filters: TeamFilters) {
    setState((now) => ({ ...now, sent: JSON.stringify(filters) }))
    setQuery(queryOf(filters), { replace: true, preventScrollReset: true })
  }

  return { typed: state.typed, change, searched }
}
