import { Button } from '@heraia/ui/button'
import { useTexts } from '../lib/locale.tsx'
import { useSession } from '../lib/session.tsx'
import { shellTexts } from './shell-texts.ts'

/** As long as nothing more is here that says why. */
export function TryAgain() {
  const texts = useTexts(shellTexts)
  const { retry } = useSession()
  return (
    <Button size="small" aria-label={`${texts.retry}: ${texts.timedOut}`} onClick={() => void retry()}>
      {texts.retry}
    </Button>
  )
}
