import { showToast } from '@heraia/ui/toast-queue.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import * as addresses from '../addresses.ts'
import { useTexts } from '../lib/locale.tsx'
import { useSession } from '../lib/session.tsx'
import { shellTexts } from './shell-texts.ts'
import { usePageHandle } from './use-page-handle.ts'

// The same as before this was here: it keeps the focus.
export { TryAgain as SignedInArea } from './try-again.tsx'

/** While her account does not answer, nor is tried again: says so. */
export function SignedInEffects() {
  const { timedOut, timedOutHelp } = useTexts(shellTexts)
  const { loading } = useSession()
  const { pathname } = useLocation()
  // A screen of members says it itself, and so does the one that may have to ask who she is.
  const isSaid = usePageHandle().guard !== 'public' || pathname === addresses.welcome()
  useEffect(() => {
    if (!isSaid && !loading) showToast({ message: `${timedOut} ${timedOutHelp}`, tone: 'danger' })
  }, [isSaid, loading, timedOut, timedOutHelp])
  useEffect(() => {
    let last: EventTarget | null = document.activeElement
    const note = ({ target }: FocusEvent) => {
      last = target
    }
    document.addEventListener('focusin', note)
    // What she pressed goes when her account answers.
    return () => {
      document.removeEventListener('focusin', note)
      const isGone = last instanceof Element && !last.isConnected
      if (isGone && document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [])
  return null
}
