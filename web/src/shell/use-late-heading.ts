import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * A screen that still loads has no heading yet, or gets another one: the focus, which FocusOnRoute put as near as it
 * could, goes there as soon as it stands. Only until she does something herself.
 */
export function useLateHeading() {
  const { pathname, hash } = useLocation()
  const before = useRef(pathname + hash)
  useEffect(() => {
    const now = pathname + hash
    if (before.current === now) return
    before.current = now
    // Where she skipped to is there: what stands before the heading is hers to reach.
    if (hash && document.getElementById(hash.slice(1))) return
    const watching = new MutationObserver(() => {
      const { activeElement } = document
      if (activeElement !== document.body && activeElement?.id !== 'main') return
      document.querySelector<HTMLElement>('#main h1[tabindex]')?.focus({ preventScroll: true })
    })
    const stop = () => watching.disconnect()
    // Before the parts hear it: a button keeps it from what is above.
    for (const act of ['keydown', 'pointerdown']) addEventListener(act, stop, { once: true, capture: true })
    watching.observe(document.body, { childList: true, subtree: true })
    return stop
  }, [pathname, hash])
}
