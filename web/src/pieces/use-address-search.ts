import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

const SETTLE_MS = 300

/** What of an address is a search, and how it is written there. Both leave out what is empty. */
interface SearchForm<Search> {
  read: (query: URLSearchParams) => Search
  write: (search: Search) => URLSearchParams
}

/** What she types stands in the boxes at once, and in the address when she pauses; the address is what is searched. */
export function useAddressSearch<Search>({ read, write }: SearchForm<Search>) {
  const [query, setQuery] = useSearchParams()
  const searched = read(query)
  const address = JSON.stringify(searched)
  const [state, setState] = useState({ typed: searched, address, sent: address })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Back or a followed link changed the address: the boxes follow. Her own change must not take back what she types.
  if (state.address !== address) {
    setState({ typed: address === state.sent ? state.typed : searched, address, sent: address })
  }

  function change(typed: Search) {
    setState({ ...state, typed })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => send(read(write(typed))), SETTLE_MS)
  }

  function send(search: Search) {
    setState((now) => ({ ...now, sent: JSON.stringify(search) }))
    setQuery(write(search), { replace: true, preventScrollReset: true })
  }

  return { typed: state.typed, change, searched }
}
