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
    target?.focus({ preventScroll: true })
    if (hash) target?.scrollIntoView()
    setAnnounced(document.title)
    return untilSheActs(() => {
      const { activeElement } = document
      if (activeElement === document.body || activeElement?.id === 'main') screenStart()?.focus({ preventScroll: true })
    })
  }, [pathname, hash])

  return <LiveRegion message={announced} />
}

/** A screen that still loads has no heading yet, or gets another one: the focus goes there as soon as it stands. */
function untilSheActs(look: () => void): () => void {
  const watching = new MutationObserver(look)
  const stop = () => watching.disconnect()
  for (const act of ['keydown', 'pointerdown']) addEventListener(act, stop, { once: true })
  watching.observe(document.body, { childList: true, subtree: true })
  return stop
}

const screenStart = () => document.querySelector<HTMLElement>('#main h1[tabindex]') ?? document.getElementById('main')
