import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { type PeopleSearch, readFilters, withoutEmpty } from './people-filters.ts'

const SETTLE_MS = 300

/** What she types stands in the boxes at once, and in the address when she pauses; the address is what is searched. */
export function usePeopleSearch() {
  const [query, setQuery] = useSearchParams()
  const searched = withoutEmpty(readFilters(query))
  const address = JSON.stringify(searched)
  const [state, setState] = useState({ typed: searched, address, sent: address })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Back or a followed link changed the address: the boxes follow. Her own change must not take back what she types.
  if (state.address !== address) {
    setState({ typed: address === state.sent ? state.typed : searched, address, sent: address })
  }

  function change(typed: PeopleSearch) {
    setState({ ...state, typed })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send(withoutEmpty(readTyped(typed))), SETTLE_MS)
  }

  function send(filters: PeopleSearch) {
    setState((now) => ({ ...now, sent: JSON.stringify(filters) }))
    const entries = Object.entries(filters).map(([name, value]) => [name, String(value)])
    setQuery(Object.fromEntries(entries), { replace: true, preventScrollReset: true })
  }

  return { typed: state.typed, change, searched }
}

/** As the address will give it back: trimmed, and in the same order. */
const readTyped = (typed: PeopleSearch): PeopleSearch =>
  readFilters(new URLSearchParams(Object.entries(withoutEmpty(typed)).map(([name, value]) => [name, String(value)])))
