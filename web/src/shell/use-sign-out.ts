import { showToast } from '@heraia/ui/toast-queue.ts'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as addresses from '../addresses.ts'
import { basePath } from '../lib/demo/is-demo.ts'
import { useTexts } from '../lib/locale.tsx'
import { isElsewhere } from '../lib/session/auth-address.ts'
import { sessionState } from '../lib/session/session-state.ts'
import { mayHaveSession } from '../lib/session/session-storage.ts'
import { endsWithPage, logout } from '../lib/session/sign-in-and-out.ts'
import { useSession } from '../lib/session.tsx'
import { signOutTexts } from './sign-out-texts.ts'

/** Without a network the front page may never be drawn. */
const LONGEST_MS = 1000

/** Ends her session in this browser, whatever becomes of the request. She hears of it where the server was not told. */
export function useEndSession(): () => Promise<void> {
  // How is here already: she may be without a network.
  const texts = useTexts(signOutTexts)
  const { status } = useSession()
  // Who is leaving is nobody to the session: like whose devices another server knows, she has no list to end it in.
  const advice = status === 'guest' ? texts.guestEnds : status === 'anonymous' || isElsewhere() ? '' : texts.endThere
  return () => endSession(`${texts.notTold} ${advice}`.trim())
}

/** It takes as long as a lost network takes: to who has come in again meanwhile, nothing is said of the session before. */
export async function endSession(notTold: string): Promise<void> {
  if ((await logout('local')) && !mayHaveSession()) showToast({ message: notTold, tone: 'danger' })
}

/** First home, then out: the guard of the page that she leaves would lead her to sign-in. */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate()
  const endHers = useEndSession()
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
    const left = location.pathname + location.search
    const guarded = basePath + addresses.login(pathname + location.search + location.hash)
    const isThrough = endsWithPage()
    if (!isHome) {
      const drawn = new Promise<void>((resolve) => {
        whenHome.current = resolve
        setTimeout(resolve, LONGEST_MS)
      })
      // Nor is its file waited for: until then she would be signed in.
      void navigate(addresses.home())
      await drawn
    }
    const ended = endHers()
    await Promise.race([isOut(), ended])
    // Whom a guard leads away all the same. Who went on by herself stays there.
    const isLedAway = [left, guarded].includes(location.pathname + location.search)
    if (!isHome && isLedAway) void navigate(addresses.home(), { replace: true })
    await ended.finally(isThrough)
  }
}

/** Here she is, long before a lost network says that the server was not told; what a guard does then has begun. */
async function isOut(): Promise<void> {
  let unsubscribe = () => {}
  await new Promise<void>((resolve) => {
    const look = () => {
      if (sessionState.get().status === 'anonymous') setTimeout(resolve, 0)
    }
    unsubscribe = sessionState.subscribe(look)
    look()
  })
  unsubscribe()
}
