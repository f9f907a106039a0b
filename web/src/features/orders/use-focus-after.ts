import { type RefObject, useEffect, useRef } from 'react'

/**
 * What she pressed may be gone with what it did: the focus then goes to `target`, which says what came of it, and not to
 * the top of the page. A dialog gives the focus back in the frame after it has closed, so that is waited for.
 */
export function useFocusAfter(isBusy: boolean, target: RefObject<HTMLElement | null>): void {
  const watching = useRef<MutationObserver>(null)
  useEffect(() => {
    if (!isBusy || watching.current) return
    const observer = new MutationObserver(() => requestAnimationFrame(() => requestAnimationFrame(check)))
    const check = () => {
      if (document.activeElement !== document.body || !target.current) return
      stop()
      target.current.focus({ preventScroll: true })
    }
    const stop = () => {
      observer.disconnect()
      watching.current = null
    }
    observer.observe(document.body, { childList: true, subtree: true })
    watching.current = observer
  }, [isBusy, target])
  useEffect(() => () => watching.current?.disconnect(), [])
}
