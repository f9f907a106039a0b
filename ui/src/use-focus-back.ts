import { useEffect, useState } from 'react'

/**
 * Gives the focus back to the button of the menu whose choice opened this dialog, once that is closed. React Aria does so by
 * the choice that had the focus, and finds the button where the menu goes after the dialog has come; where both happen at
 * once the choice is gone before it looks, and the keyboard would stand at the top of the page.
 */
export function useFocusBack() {
  const [button] = useState(() => buttonOfMenu(document.activeElement))
  useEffect(
    () => () => {
      // Whoever knows better, React Aria among them, has said so by the frame after the next.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement === document.body && button?.isConnected) button.focus({ preventScroll: true })
        }),
      )
    },
    [button],
  )
}

/** A menu is labelled by its button. */
function buttonOfMenu(focused: Element | null): HTMLElement | undefined {
  const labels = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')?.split(' ') ?? []
  return labels.map((id) => document.getElementById(id)).find((label) => label?.ariaHasPopup) ?? undefined
}
