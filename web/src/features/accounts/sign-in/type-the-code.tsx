import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import type { Captcha } from '../captcha/use-captcha.tsx'
import { SixDigitsField, useTypedCode } from '../six-digits-field.tsx'
import { codeTexts } from './code-texts.ts'
import type { Code, SentTo } from './use-code.ts'
import { useOnward } from './use-onward.ts'
import { WaysBanner } from './ways-banner.tsx'

const REDIRECT_MS = 500

interface TypeTheCodeProps {
  code: Code
  captcha: Captcha
  sentTo: SentTo
  next: string
}

export function TypeTheCode({ code, captcha, sentTo, next }: TypeTheCodeProps) {
  const texts = useTexts(codeTexts)
  const [typed, setTyped] = useTypedCode(code.problem)
  const [isShort, setShort] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isIn = useOnward(next, { afterMs: REDIRECT_MS, guestStays: true })
  const isMail = 'email' in sentTo
  useEffect(() => field.current?.focus(), [])

  async function submit() {
    setShort(typed.length < 6)
    if (typed.length < 6) return field.current?.focus()
    if (!(await code.enter(typed))) field.current?.focus()
  }

  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!code.busy && !isIn) void submit()
        }}
        className="grid gap-5"
      >
        {isIn ? (
          <Banner tone="success">{texts.success}</Banner>
        ) : (
          <Banner title={isMail ? texts.sentTitle : texts.sentSmsTitle}>
            <span className="[overflow-wrap:anywhere]">
              {isMail ? texts.sentEmail(sentTo.email) : texts.sentPhone(sentTo.phone)}
            </span>
          </Banner>
        )}
        <WaysBanner problem={code.problem} />
        <SixDigitsField
          ref={field}
          label={texts.code}
          value={typed}
          onValue={setTyped}
          error={isShort ? texts.codeInvalid : undefined}
          readOnly={code.busy === 'entering' || isIn}
        />
        <Button
          type="submit"
          tone="primary"
          size="large"
          width="full"
          pending={code.busy === 'entering' || isIn}
          pendingLabel={texts.entering}
        >
          {texts.enter}
        </Button>
      </form>
      <div className="grid justify-items-start gap-2">
        <p className="text-muted">{isMail ? texts.noMail : texts.noSms}</p>
        {captcha.box}
        <div className="flex flex-wrap gap-2">
          <Button
            disabled={code.left > 0}
            pending={code.busy === 'sending'}
            pendingLabel={texts.sending}
            onClick={() => void code.ask(sentTo)}
          >
            {code.left > 0 ? texts.resendIn(code.left) : texts.resend}
          </Button>
          <Button onClick={code.forget}>{texts.otherAddress}</Button>
        </div>
        <p role="status" className="text-sm text-muted">
          {code.isResent && code.left > 0 ? texts.resent : ''}
        </p>
      </div>
    </>
  )
}
