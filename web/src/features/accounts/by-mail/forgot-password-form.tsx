import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { Field } from '@heraia/ui/field'
import { Link } from '@heraia/ui/link'
import { useEffect, useRef, useState } from 'react'
import * as addresses from '../../../addresses.ts'
import { siteStart } from '../../../lib/demo/is-demo.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { fetchAuthAhead } from '../../../lib/session/fetch-auth-ahead.ts'
import { hearOtherTabs } from '../../../lib/session.tsx'
import { checkEmail } from '../account-checks.ts'
import { useCaptcha } from '../captcha/use-captcha.tsx'
import { DrawnForm } from '../drawn-form.tsx'
import { type AskForMail, askForMail } from './ask-for-mail.ts'
import type { ByMailProblem } from './by-mail-problem.ts'
import { byMailTexts } from './by-mail-texts.ts'
import { ResendButton } from './resend-button.tsx'
import { useNext } from './use-next.ts'

/** In the place of the form, whose button had it. */
const takesFocus = (element: HTMLElement | null) => element?.focus()

/** The same answer for everybody: nobody learns who has an account. */
export function ForgotPasswordForm() {
  const texts = useTexts(byMailTexts)
  const next = useNext()
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState<ReturnType<typeof checkEmail>>()
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | 'anew' | ByMailProblem>('idle')
  /** Seconds until it may be sent again, when it was sent. */
  const [from, setFrom] = useState(0)
  const captcha = useCaptcha()
  const form = useRef<HTMLFormElement>(null)
  const address = email.trim().toLowerCase()
  const isProblem = state !== 'idle' && state !== 'sending' && state !== 'sent' && state !== 'anew'
  useEffect(() => {
    if (state === 'anew') form.current?.querySelector<HTMLInputElement>('[name=email]')?.focus()
  }, [state])

  const ask =
    (options: { captchaToken?: string }): AskForMail =>
    (auth) =>
      auth.resetPasswordForEmail(address, {
        redirectTo: `${siteStart()}${addresses.resetPassword(next)}`,
        ...options,
      })

  async function submit() {
    const found = checkEmail(email)
    setWrong(found)
    if (found) return 'email'
    const solved = captcha.take()
    if (!solved) return undefined
    setState('sending')
    // The link that comes opens in another tab.
    void hearOtherTabs()
    const asked = await askForMail(ask(solved))
    setFrom(asked.left)
    const isUnreadable = asked.problem === 'emailInvalid'
    setState(isUnreadable ? 'idle' : (asked.problem ?? 'sent'))
    if (isUnreadable) setWrong('emailInvalid')
    return isUnreadable ? 'email' : undefined
  }

  const toLogin = (
    <p>
      <Link href={addresses.login(next)} className="link inline-flex min-h-11 items-center">
        {texts.toLogin}
      </Link>
    </p>
  )
  if (state === 'sent')
    return (
      <div ref={takesFocus} tabIndex={-1} className="grid gap-6 outline-none">
        <Banner tone="success" title={texts.forgotSentTitle}>
          {texts.forgotSent(email.trim())}
        </Banner>
        <p>
          <Link href={addresses.resetPassword(next, email.trim())} className="link inline-flex min-h-11 items-center">
            {texts.orCode}
          </Link>
        </p>
        <ResendButton
          email={email}
          ask={ask}
          resent={texts.forgotResent}
          from={from}
          more={<Button onClick={() => setState('anew')}>{texts.otherAddress}</Button>}
        />
        {toLogin}
      </div>
    )
  return (
    <DrawnForm ref={form} legend={texts.forgotTitle} isBusy={state === 'sending'} onSend={submit}>
      {isProblem && <Banner tone="danger">{texts[state]}</Banner>}
      <Field
        label={texts.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        onValue={(value) => {
          setEmail(value)
          fetchAuthAhead()
        }}
        error={wrong && texts[wrong]}
        readOnly={state === 'sending'}
        required
      />
      {captcha.box}
      <Button
        type="submit"
        tone="primary"
        size="large"
        width="full"
        pending={state === 'sending'}
        pendingLabel={texts.sending}
      >
        {texts.forgotSend}
      </Button>
      {toLogin}
    </DrawnForm>
  )
}
