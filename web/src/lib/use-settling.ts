import { useEffect, useState } from 'react'

/** As long as the two presses of a double click are apart at most. */
const SETTLES_MS = 500

/**
 * What stands there has just changed: what slid under her finger takes no press for a moment, or the second half of a
 * double click would do something that she has never read.
 */
export function useSettling(what: string): boolean {
  const [seen, setSeen] = useState({ what, isSettling: false })
  // In the very drawing in which it changes: an effect would leave a gap.
  if (seen.what !== what) setSeen({ what, isSettling: true })
  useEffect(() => {
    if (!seen.isSettling) return
    const timer = setTimeout(() => setSeen({ what: seen.what, isSettling: false }), SETTLES_MS)
    return () => clearTimeout(timer)
  }, [seen])
  return seen.isSettling
}
