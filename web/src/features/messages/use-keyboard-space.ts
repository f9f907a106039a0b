import { useEffect, useState } from 'react'

/** Less than any keyboard on a screen takes. */
const LEAST_KEYBOARD_PX = 120

/** The height that is left above the keyboard on the screen; null while there is none. */
export function useKeyboardSpace(): number | null {
  const [space, setSpace] = useState<number | null>(null)
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const measure = () => {
      // Zooming in shrinks the view as well, and is none of our business.
      const isOpen = view.scale <= 1.01 && window.innerHeight - view.height > LEAST_KEYBOARD_PX
      setSpace(isOpen ? view.height : null)
      if (isOpen) window.scrollTo({ top: 0 })
    }
    view.addEventListener('resize', measure)
    return () => view.removeEventListener('resize', measure)
  }, [])
  return space
}
