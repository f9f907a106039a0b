import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { Field } from '@heraia/ui/field'
import { Link } from '@heraia/ui/link'
import { useRef, useState } from 'react'
import * as addresses from '../../../addresses.ts'
import { siteStart } from '../../../lib/demo/is-demo.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { fetchAuthAhead } from '../../../lib/session/fetch-auth-ahead.ts'
import { hearOtherTabs } from '../../../lib/session.tsx'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { checkEmail } from '../account-checks.ts'
import { useCaptcha } from '../captcha/use-captcha.tsx'
import type { ByMailProblem } from './by-mail-problem.ts'
import { byMailTexts } from './by-mail-texts.ts'
import { problemWhenAsking } from './problem-when-asking.ts'

/** In the place of the form, whose button had it. */
const takesFocus = (element: HTMLElement | null) => element?.focus()

/** The same answer for everybody: nobody learns who has an account. */
export function ForgotPasswordForm() {
  const texts = useTexts(byMailTexts)
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState<ReturnType<typeof checkEmail>>()
  const [state, setState] = useState<'idle' | 'sending' | 'sent' | ByMailProblem>('idle')
  const field = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()
  const captcha = useCaptcha()

  async function submit() {
    const found = checkEmail(email)
    setWrong(found)
    if (found) return field.current?.focus()
    const solved = captcha.take()
    if (!solved) return
    setState('sending')
    // The link that comes opens in another tab.
    void hearOtherTabs()
    const redirectTo = `${siteStart()}${addresses.resetPassword()}`
    const problem = await problemWhenAsking((auth) =>
      auth.resetPasswordForEmail(email.trim().toLowerCase(), { redirectTo, ...solved }),
    )
    setState(problem ?? 'sent')
  }

  if (state === 'sent')
    return (
      <div ref={takesFocus} tabIndex={-1} className="grid gap-6 outline-none">
        <Banner tone="success" title={texts.forgotSentTitle}>
          {texts.forgotSent(email.trim())}
        </Banner>
        <p>
          <Link href={addresses.resetPassword(email.trim())} className="link inline-flex min-h-11 items-center">
            {texts.orCode}
          </Link>
        </p>
      </div>
    )
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (state !== 'sending') void submit()
      }}
      className="grid gap-5"
    >
      <fieldset disabled={!isHydrated} className="contents">
        <legend className="sr-only">{texts.forgotTitle}</legend>
        {state !== 'idle' && state !== 'sending' && <Banner tone="danger">{texts[state]}</Banner>}
        <Field
          ref={field}
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
          <Link href={addresses.login()} className="link inline-flex min-h-11 items-center">
            {texts.toLogin}
          </Link>
        </p>
      </fieldset>
    </form>
  )
}
