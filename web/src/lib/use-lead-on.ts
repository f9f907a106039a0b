import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { basePath } from './demo/is-demo.ts'

/**
 * Leads on from here by itself as soon as there is somewhere to go (`to`; null: not yet), with this screen's entry of the
 * history. Not who has set out for another screen, be it that its script is still to come or that it is not drawn yet.
 */
export function useLeadOn(to: string | null, { preventScrollReset = false } = {}): void {
  const navigate = useNavigate()
  const here = basePath + useLocation().pathname
  // Where she could not be brought there she is still here, and is led on then.
  const { state } = useNavigation()
  useEffect(() => {
    if (to === null || state !== 'idle' || window.location.pathname !== here) return
    void navigate(to, { replace: true, preventScrollReset })
  }, [to, state, here, preventScrollReset, navigate])
}
