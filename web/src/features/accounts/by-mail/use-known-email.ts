import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { withoutEmail } from './without-email.ts'

/**
 * The address that she typed where she comes from, and may change here. A link hands it over in the page's address, where
 * it does not stay: addresses are kept in histories and in logs. The history's entry has it for when she loads the page
 * again. `given`: as it came, null where none did.
 */
export function useKnownEmail() {
  const navigate = useNavigate()
  const here = useLocation()
  const named = new URLSearchParams(here.search).get('email')
  const kept = (here.state as { email?: string } | null)?.email ?? null
  // The server, whose drawing comes first, knows of no history.
  const isHydrated = useHydrated()
  const [typed, setEmail] = useState<string | null>(null)
  useEffect(() => {
    const without = withoutEmail(here)
    if (without) void navigate(without.to, { replace: true, state: without.state })
  }, [here, navigate])
  return { email: typed ?? named ?? (isHydrated ? kept : null) ?? '', setEmail, given: named ?? kept }
}
