import type { AuthError } from '@supabase/auth-js'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as addresses from '../addresses.ts'
import { basePath } from '../lib/demo/is-demo.ts'
import { logout } from '../lib/session/sign-in-and-out.ts'

/** Without a network the front page may never be drawn. */
const LONGEST_MS = 1000

/**
 * First home, then out: the guard of the page that she leaves would lead her to sign-in. Resolves as `logout` does. For what
 * stays on the screen until she is out.
 */
export function useSignOut(): () => Promise<AuthError | null> {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isHome = pathname === addresses.home()
  const whenHome = useRef<() => void>(null)
  // With the address the page is drawn, which is later than the navigation ends.
  useEffect(() => {
    if (isHome) whenHome.current?.()
  }, [isHome])
  return async () => {
    const { search, hash } = location
    const guarded = basePath + addresses.login(pathname + search + hash)
    if (!isHome) {
      const drawn = new Promise<void>((resolve) => {
        whenHome.current = resolve
        setTimeout(resolve, LONGEST_MS)
      })
      await navigate(addresses.home())
      await drawn
    }
    const error = await logout('local')
    // Whom a guard has led away all the same. Who went on by herself stays there.
    if (location.pathname + location.search === guarded) await navigate(addresses.home(), { replace: true })
    return error
  }
}
