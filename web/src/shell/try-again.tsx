import { Button } from '@heraia/ui/button'
import { useTexts } from '../lib/locale.tsx'
import { useSession } from '../lib/session.tsx'
import { shellTexts } from './shell-texts.ts'

/** Where members have their menu, whatever the screen shows: she is not signed out, and tries again. */
export function TryAgain() {
  const texts = useTexts(shellTexts)
  const { retry, loading } = useSession()
  return (
    <Button
      size="small"
      aria-label={`${texts.retry}: ${texts.timedOut}`}
      pending={loading}
      onClick={() => void retry()}
    >
      {texts.retry}
    </Button>
  )
}
