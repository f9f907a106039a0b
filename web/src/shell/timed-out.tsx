import { Button } from '@heraia/ui/button'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useEffect } from 'react'
import { useTexts } from '../lib/locale.tsx'
import { useSession } from '../lib/session.tsx'
import { shellTexts } from './shell-texts.ts'
import { usePageHandle } from './use-page-handle.ts'

/** Where members have their menu, whatever the screen shows: she is not signed out, and tries again. */
export function SignedInArea() {
  const { timedOut, timedOutHelp, retry: label } = useTexts(shellTexts)
  const { retry } = useSession()
  // A screen of members says it itself.
  const isSaid = usePageHandle().guard !== 'public'
  useEffect(() => {
    if (!isSaid) showToast({ message: `${timedOut} ${timedOutHelp}`, tone: 'danger' })
  }, [isSaid, timedOut, timedOutHelp])
  useEffect(() => {
    const again = () => void retry()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [retry])
  return (
    <Button size="small" onClick={() => void retry()}>
      {label}
    </Button>
  )
}
