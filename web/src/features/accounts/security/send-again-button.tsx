import { Button } from '@heraia/ui/button'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { securityTexts } from './security-texts.ts'

interface SendAgainButtonProps {
  /** Seconds until it may be sent again. */
  left: number
  pending: boolean
  /** Whether it is on its way. */
  onSend: () => Promise<boolean>
}

/** Another code to the same number. */
export function SendAgainButton({ left, pending, onSend }: SendAgainButtonProps) {
  const texts = useTexts(securityTexts)
  async function send() {
    if (await onSend()) showToast({ message: texts.sentAgain, tone: 'success' })
  }
  return (
    <Button disabled={left > 0} pending={pending} pendingLabel={texts.sending} onClick={() => void send()}>
      {left > 0 ? texts.sendAgainIn(left) : texts.sendAgain}
    </Button>
  )
}
