import { LiveRegion } from '@heraia/ui/live-region'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** After a link is followed, keyboard and screen reader start at the new screen's heading, and its title is read. */
export function FocusOnRoute() {
  const { pathname, hash } = useLocation()
  const [announced, setAnnounced] = useState('')
  const before = useRef(pathname + hash)

  useEffect(() => {
    const now = pathname + hash
    if (before.current === now) return
    before.current = now
    const target = (hash && document.getElementById(hash.slice(1))) || screenStart()
    // What opened by itself beside the box she types in takes no letter of hers.
    if (hash || !document.activeElement?.matches('#main input')) target?.focus({ preventScroll: true })
    if (hash) target?.scrollIntoView()
    setAnnounced(document.title)
  }, [pathname, hash])

  return <LiveRegion message={announced} />
}

const screenStart = () => document.querySelector<HTMLElement>('#main h1[tabindex]') ?? document.getElementById('main')
