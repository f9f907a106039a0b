import { Button } from '@heraia/ui/button'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import * as addresses from '../addresses.ts'
import { useTexts } from '../lib/locale.tsx'
import { useSession } from '../lib/session.tsx'
import { shellTexts } from './shell-texts.ts'
import { usePageHandle } from './use-page-handle.ts'

/** Where members have their menu, whatever the screen shows: she is not signed out, and tries again. */
export function SignedInArea() {
  const { timedOut, timedOutHelp, retry: label } = useTexts(shellTexts)
  const { retry, status } = useSession()
  const button = useRef<HTMLButtonElement>(null)
  const isTrying = status !== 'timed-out'
  const { pathname } = useLocation()
  // A screen of members says it itself, and so does the one that may have to ask who she is.
  const isSaid = usePageHandle().guard !== 'public' || pathname === addresses.welcome()
  useEffect(() => {
    if (!isSaid && !isTrying) showToast({ message: `${timedOut} ${timedOutHelp}`, tone: 'danger' })
  }, [isSaid, isTrying, timedOut, timedOutHelp])
  useLayoutEffect(() => {
    const own = button.current
    // What she pressed goes when her account answers.
    return () => {
      if (own === document.activeElement) document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <Button
      ref={button}
      size="small"
      aria-label={`${label}: ${timedOut}`}
      pending={isTrying}
      onClick={() => void retry()}
    >
      {label}
    </Button>
  )
}
