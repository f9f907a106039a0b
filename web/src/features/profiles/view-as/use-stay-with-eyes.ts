import { useEffect } from 'react'
import { useBlocker, useNavigate } from 'react-router'
import * as addresses from '../../../addresses.ts'
import type { Eyes } from './eyes.ts'

/** What the way back to her own eyes carries: all other ways on this profile keep the borrowed ones. */
export const OWN_EYES = { ownEyes: true }

/** Panels make addresses of this profile that know nothing of eyes: on the way there they are added. */
export function useStayWithEyes(handle: string, eyes: Eyes): void {
  const navigate = useNavigate()
  const home = addresses.profile(handle)
  const blocker = useBlocker(({ nextLocation: { pathname, search, state } }) => {
    const isHere = pathname === home || pathname.startsWith(`${home}/`)
    return isHere && !new URLSearchParams(search).has('as') && (state as typeof OWN_EYES | null)?.ownEyes !== true
  })
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { pathname, search } = blocker.location
    const query = new URLSearchParams(search)
    query.set('as', eyes)
    blocker.reset()
    void navigate(`${pathname}?${query}`, { replace: true, preventScrollReset: true })
  }, [blocker, eyes, navigate])
}
