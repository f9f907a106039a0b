import { useEffect, useRef } from 'react'
import { type Gathered, gather } from './gather.ts'

const GATHER_MS = 300

/** `act` as something to call at each live event: it runs a moment later, once for all of a burst. */
export function useGathered(act: () => void): () => void {
  const latest = useRef(act)
  const gathered = useRef<Gathered>(null)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const { soon, stop } = gather(() => latest.current(), GATHER_MS)
    gathered.current = { soon, stop }
    return stop
  }, [])
  return () => gathered.current?.soon()
}
