import { Button } from '@heraia/ui/button'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { checkEmail } from '../account-checks.ts'
import { useCaptcha } from '../captcha/use-captcha.tsx'
import { type AskForMail, askForMail } from './ask-for-mail.ts'
import type { ByMailProblem } from './by-mail-problem.ts'
import { byMailTexts } from './by-mail-texts.ts'
import { useCountdown } from './use-countdown.ts'

interface ResendButtonProps {
  email: string
  /** With what shows that she is a person, where that is asked. */
  ask: (solved: { captchaToken?: string }) => AskForMail
  /** What she reads then: nobody learns whether the address is known. */
  resent: string
  /** Seconds until it may be sent again: one went out just now. */
  from?: number
  /** Beside the button. */
  more?: ReactNode
}

/** Another mail to the same address: the server sends one a minute at most, and says no more than that it was asked. */
export function ResendButton({ email, ask, resent, from, more }: ResendButtonProps) {
  const texts = useTexts(byMailTexts)
  const { left, start } = useCountdown(from)
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | ByMailProblem>('idle')
  const captcha = useCaptcha()
  const isProblem = state !== 'idle' && state !== 'sending' && state !== 'sent'

  async function resend() {
    const solved = captcha.take()
    if (!solved) return
    setState('sending')
    const asked = await askForMail(ask(solved))
    setState(asked.problem ?? 'sent')
    start(asked.left)
  }

  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-muted">{texts.noMail}</p>
      {captcha.box}
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={left > 0 || checkEmail(email) !== undefined}
          pending={state === 'sending'}
          pendingLabel={texts.sending}
          onClick={() => void resend()}
        >
          {left > 0 ? texts.resendIn(left) : texts.resend}
        </Button>
        {more}
      </div>
      <p role="status" className={isProblem ? 'text-sm font-medium text-danger-ink' : 'text-sm text-muted'}>
        {state === 'sent' && resent}
        {isProblem && texts[state]}
      </p>
    </div>
  )
}
