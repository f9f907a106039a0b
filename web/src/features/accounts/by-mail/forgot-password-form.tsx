import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { Field } from '@heraia/ui/field'
import { Link } from '@heraia/ui/link'
import { useState } from 'react'
import * as addresses from '../../../addresses.ts'
import { siteStart } from '../../../lib/demo/is-demo.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { fetchAuthAhead } from '../../../lib/session/fetch-auth-ahead.ts'
import { hearOtherTabs } from '../../../lib/session.tsx'
import { checkEmail } from '../account-checks.ts'
import { useCaptcha } from '../captcha/use-captcha.tsx'
import { DrawnForm } from '../drawn-form.tsx'
import type { ByMailProblem } from './by-mail-problem.ts'
import { byMailTexts } from './by-mail-texts.ts'
import { problemWhenAsking } from './problem-when-asking.ts'
import { useNext } from './use-next.ts'

/** In the place of the form, whose button had it. */
const takesFocus = (element: HTMLElement | null) => element?.focus()

/** The same answer for everybody: nobody learns who has an account. */
export function ForgotPasswordForm() {
  const texts = useTexts(byMailTexts)
  const next = useNext()
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState<ReturnType<typeof checkEmail>>()
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | ByMailProblem>('idle')
  const captcha = useCaptcha()

  async function submit() {
    const found = checkEmail(email)
    setWrong(found)
    if (found) return 'email'
    const solved = captcha.take()
    if (!solved) return undefined
    setState('sending')
    // The link that comes opens in another tab.
    void hearOtherTabs()
    const redirectTo = `${siteStart()}${addresses.resetPassword(next)}`
    const problem = await problemWhenAsking((auth) =>
      auth.resetPasswordForEmail(email.trim().toLowerCase(), { redirectTo, ...solved }),
    )
    setState(problem ?? 'sent')
    return undefined
  }

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
      </div>
    )
  return (
    <DrawnForm legend={texts.forgotTitle} isBusy={state === 'sending'} onSend={submit}>
      {state !== 'idle' && state !== 'sending' && <Banner tone="danger">{texts[state]}</Banner>}
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
      <p>
        <Link href={addresses.login(next)} className="link inline-flex min-h-11 items-center">
          {texts.toLogin}
        </Link>
      </p>
    </DrawnForm>
  )
}
