import { type PointerEvent, useRef, useSyncExternalStore } from 'react'

interface Swipe {
  onPrevious?: () => void
  onNext?: () => void
  /** Downwards. */
  onAway?: () => void
}

/** So far, in pixels, counts as meant. */
const MEANT = 56

/**
 * A finger that pushes what stands there aside, or down and away. What it pushes follows. Where she has zoomed in, the finger
 * moves what she sees instead: the `style` lets it.
 */
export function useSwipe({ onPrevious, onNext, onAway }: Swipe) {
  const start = useRef<{ id: number; x: number; y: number } | null>(null)
  const isZoomed = useIsZoomed()

  function follow(element: HTMLElement, x: number, y: number) {
    const isSideways = Math.abs(x) > Math.abs(y)
    element.style.translate = isSideways ? `${x}px 0` : `0 ${Math.max(0, y)}px`
  }

  function end(event: PointerEvent<HTMLElement>) {
    const from = start.current
    if (!from || from.id !== event.pointerId) return
    start.current = null
    event.currentTarget.style.translate = ''
    if (event.type === 'pointercancel') return
    const x = event.clientX - from.x
    const y = event.clientY - from.y
    if (Math.abs(x) > MEANT && Math.abs(x) > Math.abs(y)) (x > 0 ? onPrevious : onNext)?.()
    else if (y > MEANT * 1.5 && y > Math.abs(x)) onAway?.()
  }

  return {
    style: { touchAction: isZoomed ? 'auto' : 'pinch-zoom' },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      // A second finger zooms; a mouse has buttons for it; a player's controls are its own.
      const isOwn = event.pointerType !== 'mouse' && !(event.target instanceof HTMLVideoElement)
      start.current =
        isOwn && event.isPrimary && !isZoomed ? { id: event.pointerId, x: event.clientX, y: event.clientY } : null
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = start.current
      if (from?.id === event.pointerId) follow(event.currentTarget, event.clientX - from.x, event.clientY - from.y)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

/** A little is none: some browsers never come back to 1 exactly. */
const ZOOMED = 1.05

const useIsZoomed = () =>
  useSyncExternalStore(
    (listener) => {
      visualViewport?.addEventListener('resize', listener)
      return () => visualViewport?.removeEventListener('resize', listener)
    },
    () => (visualViewport?.scale ?? 1) > ZOOMED,
    () => false,
  )
