import { Button, type ButtonProps } from '@heraia/ui/button'
import { useTexts } from '../lib/locale.tsx'
import { useSession } from '../lib/session.tsx'
import { shellTexts } from './shell-texts.ts'

/** Where her account did not answer in time. */
export function TryAgain(props: ButtonProps) {
  const texts = useTexts(shellTexts)
  const { retry } = useSession()
  return (
    <Button size="small" aria-label={`${texts.retry}: ${texts.timedOut}`} onClick={() => void retry()} {...props}>
      {texts.retry}
    </Button>
  )
}
