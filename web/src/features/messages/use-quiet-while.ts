import { useEffect, useState } from 'react'

/** Screen readers look a moment later than the page changes. */
const AFTER_MS = 1000

/** True while something loads, and until what it brought has been taken notice of. */
export function useQuietWhile(isLoading: boolean): boolean {
  const [isSettled, setIsSettled] = useState(!isLoading)
  if (isLoading && isSettled) setIsSettled(false)
  useEffect(() => {
    if (isLoading) return
    const timer = setTimeout(() => setIsSettled(true), AFTER_MS)
    return () => clearTimeout(timer)
  }, [isLoading])
  return !isSettled
}
