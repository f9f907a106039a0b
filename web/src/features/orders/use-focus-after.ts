import { type RefObject, useEffect, useRef } from 'react'

/** A dialog gives the focus back in the frame after it has closed; who asks earlier in that frame finds it lost. */
const FRAMES = 3

/**
 * What she pressed may be gone with what it did: the focus then goes to `target`, which says what came of it, and not to
 * the top of the page. Lost is what is lost for two frames.
 */
export function useFocusAfter(isBusy: boolean, target: RefObject<HTMLElement | null>): void {
  const watching = useRef<MutationObserver>(null)
  useEffect(() => {
    if (!isBusy || watching.current) return
    const look = (frames: number, wasLost: boolean) => {
      const isLost = document.activeElement === document.body
      if (isLost && wasLost) move()
      else if (frames > 0) requestAnimationFrame(() => look(frames - 1, isLost))
    }
    const move = () => {
      if (!target.current) return
      observer.disconnect()
      watching.current = null
      target.current.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(() => requestAnimationFrame(() => look(FRAMES - 1, false)))
    observer.observe(document.body, { childList: true, subtree: true })
    watching.current = observer
  }, [isBusy, target])
  useEffect(() => () => watching.current?.disconnect(), [])
}
