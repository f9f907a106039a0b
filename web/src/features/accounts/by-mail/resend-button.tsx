import { Button } from '@heraia/ui/button'
import { useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { retryAfter } from '../../../lib/session/auth-refusals.ts'
import { checkEmail } from '../account-checks.ts'
import { useCaptcha } from '../captcha/use-captcha.tsx'
import { EVERY_SECONDS } from '../one-a-minute.ts'
import { returnAddress } from '../sign-in/return-address.ts'
import type { ByMailProblem } from './by-mail-problem.ts'
import { byMailTexts } from './by-mail-texts.ts'
import { problemWhenAsking } from './problem-when-asking.ts'
import { useCountdown } from './use-countdown.ts'

/** `next`: where the mail's link leads her on to. */
export function ResendButton({ email, next }: { email: string; next: string }) {
  const texts = useTexts(byMailTexts)
  const { left, start } = useCountdown()
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | ByMailProblem>('idle')
  const captcha = useCaptcha()
  const isProblem = state !== 'idle' && state !== 'sending' && state !== 'sent'

  async function resend() {
    const solved = captcha.take()
    if (!solved) return
    setState('sending')
    const options = { ...solved, emailRedirectTo: returnAddress(next) }
    const problem = await problemWhenAsking((auth) =>
      auth.resend({ type: 'signup', email: email.trim().toLowerCase(), options }),
    )
    setState(problem ?? 'sent')
    if (!problem) start(EVERY_SECONDS)
    if (problem === 'tooMany') start(retryAfter.get())
  }

  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-muted">{texts.noMail}</p>
      {captcha.box}
      <Button
        disabled={left > 0 || checkEmail(email) !== undefined}
        pending={state === 'sending'}
        pendingLabel={texts.sending}
        onClick={() => void resend()}
      >
        {left > 0 ? texts.resendIn(left) : texts.resend}
      </Button>
      <p role="status" className={isProblem ? 'text-sm font-medium text-danger-ink' : 'text-sm text-muted'}>
        {state === 'sent' && texts.resent}
        {isProblem && texts[state]}
      </p>
    </div>
  )
}
