import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useBlocker, useLocation, useSearchParams } from 'react-router'
import { changedOnto } from './changed-onto.ts'

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
  /** What was searched last, or where the boxes last followed the address: what differs from it she typed since. */
  from: Search
  address: string
  sent: string
  /** Not searched yet. */
  isWaiting?: boolean
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
  const [state, setState] = useState<State<Search>>({ typed: searched, from: searched, address, sent: address })
  /** The box that she typed in last, and what was searched then. */
  const typing = useRef<string>(undefined)
  const waiting = useRef<{ typed: Search; from: Search; timer: ReturnType<typeof setTimeout> }>(undefined)
  /** As drawn last: what waits is searched from there, whenever she typed it. */
  const drawn = useRef({ searched, address })
  useLayoutEffect(() => {
    drawn.current = { searched, address }
  })

  // Back or a followed link changed the address: the boxes follow. Her own change must not take back what she types.
  const isLeftBehind = state.leftAt !== undefined && state.leftAt !== key
  if (state.address !== address || isLeftBehind) {
    const isHers = address === state.sent && !isLeftBehind
    // What she typed while the link that she followed was on its way is hers still.
    const followed = state.isWaiting ? changedOnto(searched, state) : searched
    setState({
      ...state,
      typed: isHers ? state.typed : followed,
      from: searched,
      address,
      sent: address,
      leftAt: undefined,
    })
  }

  function change(typed: Search) {
    // What is just being searched is perhaps not drawn yet.
    setState((now) => ({ ...now, typed, isWaiting: true, leftAt: undefined }))
    clearTimeout(waiting.current?.timer)
    waiting.current = { typed, from: state.from, timer: setTimeout(searchNow, SETTLE_MS) }
  }

  /** What waits is taken once: searched, or left behind. */
  function takeWaiting(): Search | undefined {
    const { current } = waiting
    if (!current) return undefined
    clearTimeout(current.timer)
    waiting.current = undefined
    return read(write(changedOnto(drawn.current.searched, current)))
  }

  function searchNow() {
    const search = takeWaiting()
    if (!search) return
    const sent = JSON.stringify(search)
    setState((now) => ({ ...now, from: search, sent, isWaiting: false }))
    const was = drawn.current
    const box = typedIn?.(was.searched, search)
    const goesOn = box !== undefined && typing.current === `${box} ${was.address}`
    typing.current = `${box} ${sent}`
    const replace = !typedIn || goesOn || sent === was.address
    setQuery(write(search), { replace, preventScrollReset: true })
  }

  // She goes elsewhere before the pause: the next page is not searched for it, and Back finds what she typed. It blocks
  // nothing; the router asks here before it goes, and its own way of changing an address would take hers back.
  useBlocker(({ historyAction }) => {
    const search = takeWaiting()
    if (search) setState((now) => ({ ...now, leftAt: key, isWaiting: false }))
    // Back has left this address already.
    if (search && historyAction !== 'POP') history.replaceState(history.state, '', pathWith(write(search)))
    return false
  })
  useEffect(() => () => clearTimeout(waiting.current?.timer), [])

  return { typed: state.typed, change, searchNow, searched }
}

const pathWith = (query: URLSearchParams): string => `${location.pathname}${query.size > 0 ? '?' : ''}${query}`
