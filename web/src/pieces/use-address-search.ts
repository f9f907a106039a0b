import { useEffect, useRef, useState } from 'react'
import { useBlocker, useLocation, useSearchParams } from 'react-router'

const SETTLE_MS = 300

/** What of an address is a search, and how it is written there. Both leave out what is empty. */
interface SearchForm<Search> {
  read: (query: URLSearchParams) => Search
  write: (search: Search) => URLSearchParams
  /**
   * The box that she typed in to come from one search to the other. What she goes on typing there stays one step of the
   * history, and each choice is one; where it is not given, all of it stays one step, that of the screen.
   */
  typedIn?: (was: Search, now: Search) => string | undefined
}

interface State<Search> {
  typed: Search
  address: string
  sent: string
  /** Where she went on before what she typed was searched: should this screen stay, its boxes say what is searched. */
  leftAt?: string
}

/**
 * What she types stands in the boxes at once, and in the address when she pauses or presses Enter (`searchNow`); the
 * address is what is searched.
 */
export function useAddressSearch<Search extends object>({ read, write, typedIn }: SearchForm<Search>) {
  const [query, setQuery] = useSearchParams()
  const searched = read(query)
  const address = JSON.stringify(searched)
  const { key } = useLocation()
  const [state, setState] = useState<State<Search>>({ typed: searched, address, sent: address })
  /** The box that she typed in last, and what was searched then. */
  const typing = useRef<string>(undefined)
  const waiting = useRef<{ search: Search; timer: ReturnType<typeof setTimeout> }>(undefined)

  // Back or a followed link changed the address: the boxes follow. Her own change must not take back what she types.
  const isLeftBehind = state.leftAt !== undefined && state.leftAt !== key
  if (state.address !== address || isLeftBehind) {
    const isHers = address === state.sent && !isLeftBehind
    setState({ typed: isHers ? state.typed : searched, address, sent: address })
  }

  function change(typed: Search) {
    // What is just being searched is perhaps not drawn yet.
    setState((now) => ({ ...now, typed }))
    takeWaiting()
    waiting.current = { search: read(write(typed)), timer: setTimeout(searchNow, SETTLE_MS) }
  }

  /** What waits is taken once: searched, or left behind. */
  function takeWaiting(): Search | undefined {
    const search = waiting.current?.search
    clearTimeout(waiting.current?.timer)
    waiting.current = undefined
    return search
  }

  function searchNow() {
    const search = takeWaiting()
    if (!search) return
    const sent = JSON.stringify(search)
    setState((now) => ({ ...now, sent }))
    const box = typedIn?.(searched, search)
    const goesOn = box !== undefined && typing.current === `${box} ${address}`
    typing.current = `${box} ${sent}`
    const replace = !typedIn || goesOn || sent === address
    setQuery(write(search), { replace, preventScrollReset: true })
  }

  // She goes elsewhere before the pause: the next page is not searched for it, and Back finds what she typed. It blocks
  // nothing; the router asks here before it goes, and its own way of changing an address would take hers back.
  useBlocker(({ historyAction }) => {
    const search = takeWaiting()
    if (search) setState((now) => ({ ...now, leftAt: key }))
    // Back has left this address already.
    if (search && historyAction !== 'POP') history.replaceState(history.state, '', pathWith(write(search)))
    return false
  })
  useEffect(() => () => clearTimeout(waiting.current?.timer), [])

  return { typed: state.typed, change, searchNow, searched }
}

const pathWith = (query: URLSearchParams): string => `${location.pathname}${query.size > 0 ? '?' : ''}${query}`
