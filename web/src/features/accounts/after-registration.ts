import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** What registering hands on to the sign-in, in the history's entry: the address that she typed there. */
export interface AfterRegistration {
  registered: string
  /** It has to be confirmed before it signs in. */
  waits: boolean
}

/**
 * null: she came to the sign-in in another way. Once read it is gone from the history: whoever goes back in this tab later
 * is told nothing of her, and she herself nothing that is over.
 */
export function useAfterRegistration(): AfterRegistration | null {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const [came] = useState(() => ((state as Partial<AfterRegistration> | null)?.registered ? state : null))
  useEffect(() => {
    if (came) void navigate(pathname + search, { replace: true, state: null })
  }, [came, pathname, search, navigate])
  return came
}
