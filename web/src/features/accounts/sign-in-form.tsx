import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { Checkbox } from '@heraia/ui/checkbox'
import { Field } from '@heraia/ui/field'
import { Link } from '@heraia/ui/link'
import { PasswordField } from '@heraia/ui/password-field'
import { showToast } from '@heraia/ui/toast-queue.ts'
import { useEffect, useRef, useState } from 'react'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { fetchAuthAhead } from '../../lib/session/fetch-auth-ahead.ts'
import { useSession } from '../../lib/session.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { checkEmail, checkPassword, type Wrong } from './account-checks.ts'
import { readFailure, type SignInProblem, signInProblem } from './auth-failures.ts'
import { useCaptcha } from './captcha/use-captcha.tsx'
import { DemoBox } from './demo/demo-box.tsx'
import { type DemoPair, demoAddress, demoPairOf } from './demo/demo-pairs.ts'
import OtherWays from './sign-in/other-ways.tsx'
import { useSignInSettings } from './sign-in/sign-in-settings.ts'
import { useOnward } from './sign-in/use-onward.ts'
import { SignInNotice } from './sign-in-notice.tsx'
import { signInTexts } from './sign-in-texts.ts'
import { useSiteInfo } from './use-site-info.ts'

/** How long the success notice stands before she is taken on (platform specification, section 9). */
const REDIRECT_MS = 500
/** As short as a password may ever have been; a longer minimum of today must not lock out who chose hers before. */
const SHORTEST = 6

interface Failed {
  problem: SignInProblem
  isAgain: boolean
  message: string
}

export function SignInForm({ next }: { next: string }) {
  const texts = useTexts(signInTexts)
  const session = useSession()
  const { demo, passwordMin } = useSiteInfo()
  const [fields, setFields] = useState({ email: '', password: '', remember: true })
  const [wrong, setWrong] = useState<{ email?: Wrong; password?: Wrong }>({})
  const [state, setState] = useState<'idle' | 'sending' | Failed>('idle')
  const failedBefore = useRef<SignInProblem | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const shortest = Math.min(passwordMin, SHORTEST)
  const isHydrated = useHydrated()
  const captcha = useCaptcha()
  const isEmailOpen = useSignInSettings().data?.external.email !== false
  const isIn = useOnward(next, { afterMs: REDIRECT_MS })
  const isBusy = state === 'sending' || isIn
  const hasEnded = session.status === 'anonymous' && session.hasEnded

  // The field that she sent it from waited, and lost the focus with it.
  useEffect(() => {
    if (typeof state === 'object') form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus()
  }, [state])

  function change(changed: Partial<typeof fields>) {
    fetchAuthAhead()
    setFields({ ...fields, ...changed })
    setWrong(Object.fromEntries(Object.entries(wrong).filter(([name]) => !(name in changed))))
  }

  /** The box stands a screen below the fields: on a phone she would see nothing happen. */
  function fillIn({ email, password }: DemoPair) {
    change({ email, password })
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }

  async function submit() {
    const found = { email: checkEmail(fields.email), password: checkPassword(fields.password, shortest) }
    setWrong(found)
    const first = found.email ? 'email' : found.password ? 'password' : null
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    const solved = captcha.take()
    if (!solved) return
    const pair = demo?.people === 'here' ? undefined : demoPairOf(fields)
    if (pair) return location.assign(demoAddress(pair))
    setState('sending')
    try {
      const { isWeak } = await session.login({ ...fields, ...solved })
      if (isWeak) showToast({ message: texts.weak(passwordMin) })
      setState('idle')
    } catch (error) {
      const problem = signInProblem(error)
      const isAgain = problem === 'invalidCredentials' && failedBefore.current === problem
      failedBefore.current = problem
      setState({ problem, isAgain, message: readFailure(error).message })
    }
  }

  const errorOf = (code: Wrong | undefined) =>
    code === 'passwordShort'
      ? texts.passwordShort(shortest)
      : code === 'emailRequired' || code === 'emailInvalid' || code === 'passwordRequired'
        ? texts[code]
        : undefined

  return (
    <>
      {isEmailOpen && (
        <form
          ref={form}
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!isBusy) void submit()
          }}
          className="grid gap-5"
        >
          <fieldset disabled={!isHydrated} data-waits className="contents">
            <legend className="sr-only">{texts.title}</legend>
            {isIn && <Banner tone="success">{texts.success}</Banner>}
            {hasEnded && state === 'idle' && <Banner tone="notice">{texts.ended}</Banner>}
            {typeof state === 'object' && !isBusy && (
              <SignInNotice {...state} {...{ next, email: fields.email, isDemo: demo !== null }} />
            )}
            <Field
              label={texts.email}
              name="email"
              type="email"
              autoComplete="email"
              inputMode="email"
              value={fields.email}
              onValue={(email) => change({ email })}
              error={errorOf(wrong.email)}
              disabled={isBusy}
              required
            />
            <PasswordField
              label={texts.password}
              name="password"
              autoComplete="current-password"
              showLabel={texts.showPassword}
              hideLabel={texts.hidePassword}
              value={fields.password}
              onValue={(password) => change({ password })}
              error={errorOf(wrong.password)}
              disabled={isBusy}
              required
            />
            <Checkbox
              label={texts.remember}
              hint={texts.rememberHint}
              name="remember"
              checked={fields.remember}
              onValue={(remember) => change({ remember })}
              disabled={isBusy}
            />
            <Link
              href={addresses.forgotPassword()}
              className="link inline-flex min-h-11 items-center justify-self-start"
            >
              {texts.forgot}
            </Link>
            {captcha.box}
            <Button
              type="submit"
              tone="primary"
              size="large"
              width="full"
              pending={isBusy}
              pendingLabel={texts.submitting}
            >
              {texts.submit}
            </Button>
          </fieldset>
        </form>
      )}
      <div className="mt-4 min-h-80">
        <OtherWays next={next} remember={fields.remember} captcha={captcha} />
      </div>
      <p className="mt-6">
        {texts.noAccount}{' '}
        <Link href={addresses.register(next)} className="link">
          {texts.register}
        </Link>
      </p>
      {demo && <DemoBox people={demo.people} onFill={fillIn} />}
    </>
  )
}
