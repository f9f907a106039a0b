import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useStays } from '../../lib/use-stays.ts'

interface WayOn {
  to: string
  /** How long what she reads stands before. */
  afterMs: number
  isWanted: boolean
  replace?: boolean
  /** For the screen she comes to, in the history's entry; the same object as long as it says the same. */
  state?: object
}

/** Leads her on by itself, unless she is somewhere else by then: her screen stays until the next one is drawn. */
export function useWayOn({ to, afterMs, isWanted, replace = false, state }: WayOn) {
  const navigate = useNavigate()
  const stays = useStays()
  useEffect(() => {
    if (!isWanted) return
    const isHere = stays()
    const timer = setTimeout(() => {
      if (isHere()) void navigate(to, { replace, state })
    }, afterMs)
    return () => clearTimeout(timer)
  }, [isWanted, to, afterMs, replace, state, stays, navigate])
}
