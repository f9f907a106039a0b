import { Button } from '@heraia/ui/button'
import { useEffect } from 'react'
import { useTexts } from '../lib/locale.tsx'
import { useSession } from '../lib/session.tsx'
import { shellTexts } from './shell-texts.ts'

/** Where members have their menu, whatever the screen shows: she is not signed out, and tries again. */
export function SignedInArea() {
  const texts = useTexts(shellTexts)
  const { retry } = useSession()
  useEffect(() => {
    const again = () => void retry()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [retry])
  return (
    <div className="flex items-center gap-3">
      <output className="max-lg:sr-only">{texts.timedOut}</output>
      <Button size="small" onClick={() => void retry()}>
        {texts.retry}
      </Button>
    </div>
  )
}
