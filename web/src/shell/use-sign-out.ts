import { showToast } from '@heraia/ui/toast-queue.ts'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as addresses from '../addresses.ts'
import { basePath } from '../lib/demo/is-demo.ts'
import { useTexts } from '../lib/locale.tsx'
import { logout } from '../lib/session/sign-in-and-out.ts'
import { useSession } from '../lib/session.tsx'
import { signOutTexts } from './sign-out-texts.ts'

/** Without a network the front page may never be drawn. */
const LONGEST_MS = 1000

/** Ends her session in this browser, whatever becomes of the request. She hears of it where the server was not told. */
export function useEndSession(): () => Promise<void> {
  // How is here already: she may be without a network.
  const texts = useTexts(signOutTexts)
  const { status } = useSession()
  const message = status === 'guest' ? texts.notToldOfGuest : texts.notTold
  return async () => {
    if (await logout('local')) showToast({ message, tone: 'danger' })
  }
}

/** First home, then out: the guard of the page that she leaves would lead her to sign-in. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  const endSession = useEndSession()
  const { pathname } = useLocation()
  const isHome = pathname === addresses.home()
  const whenHome = useRef<() => void>(null)
  // With the address the page is drawn, which is later than the navigation ends.
  useEffect(() => {
    if (isHome) whenHome.current?.()
  }, [isHome])
  // What of a screen has led her out is gone by then.
  useEffect(() => () => whenHome.current?.(), [])
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
    await endSession()
    // Whom a guard has led away all the same. Who went on by herself stays there.
    if (location.pathname + location.search === guarded) await navigate(addresses.home(), { replace: true })
  }
}
