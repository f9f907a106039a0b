import { useEffect, useState } from 'react'
import type { KeptPost } from './kept-posts.ts'
import { onSending } from './post-lock.ts'

/** Whether another tab of hers is sending this post; null until that is known. `isHere`: this one is. */
export function useSentElsewhere({ id, triedAt }: KeptPost, isHere: boolean): boolean | null {
  const [isElsewhere, setElsewhere] = useState<boolean | null>(null)
  // Each try, in whichever tab, is looked at anew.
  useEffect(() => {
    if (isHere) return
    const stop = new AbortController()
    void onSending(id, setElsewhere, stop.signal)
    return () => stop.abort()
  }, [id, triedAt, isHere])
  return isElsewhere
}
