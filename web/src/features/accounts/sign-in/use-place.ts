import { useState } from 'react'
import { useHydrated } from '../../../lib/use-hydrated.ts'

/**
 * How a button is drawn that needs what only some browsers have; null: not at all. The server draws it for everybody, as it
 * cannot know, and a press wakes the page. Where it turns out that her browser has none, the place stays empty: what stands
 * below would leave from under her finger before she lifts it, and her press would lead nowhere.
 */
export function usePlace(): (needed: string) => string | null {
  const isHydrated = useHydrated()
  const [wasDrawn] = useState(!isHydrated)
  return (needed) => (!isHydrated || needed in window ? 'noscript:hidden' : wasDrawn ? 'invisible' : null)
}
