import { type RefObject, useEffect } from 'react'

/**
 * Keeps the focus in `dialog` (the element that takes `tabIndex={-1}`) when what had it is taken away, as a row with
 * its own remove button is: on the body neither Escape nor the next Tab would know of the dialog.
 */
export function useFocusKept(dialog: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    const keep = () => {
      if (document.activeElement === document.body) element.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(keep)
    observer.observe(element, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [dialog])
}
