import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { Field } from '@heraia/ui/field'
import { Link } from '@heraia/ui/link'
import { PasswordField } from '@heraia/ui/password-field'
import { useEffect, useRef } from 'react'
import * as addresses from '../../addresses.ts'
import { useTexts } from '../../lib/locale.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { useAfterRegistration } from './after-registration.ts'
import { DemoBox } from './demo/demo-box.tsx'
import type { DemoPair } from './demo/demo-pairs.ts'
import { RememberBox } from './remember-box.tsx'
import OtherWays from './sign-in/other-ways.tsx'
import { useSignInSettings } from './sign-in/sign-in-settings.ts'
import { ConfirmFirst, SignInNotice } from './sign-in-notice.tsx'
import { signInTexts } from './sign-in-texts.ts'
import { useSignIn } from './use-sign-in.ts'
import { useSiteInfo } from './use-site-info.ts'

export function SignInForm({ next }: { next: string }) {
  const texts = useTexts(signInTexts)
  const { demo } = useSiteInfo()
  const isHydrated = useHydrated()
  const came = useAfterRegistration()
  const { fields, change, wrong, state, submit, captcha } = useSignIn(next, isHydrated ? came?.registered : undefined)
  const isBusy = state === 'sending' || state === 'done'
  const form = useRef<HTMLFormElement>(null)
  const isEmailOpen = useSignInSettings().data?.external.email !== false

  // The field that she sent it from waited, and lost the focus with it.
  useEffect(() => {
    if (typeof state === 'object') form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus()
  }, [state])

  /** The box stands a screen below the fields: on a phone she would see nothing happen. */
  function fillIn({ email, password }: DemoPair) {
    change({ email, password })
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }

  async function send() {
    const first = await submit()
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  return (
    <>
      {isEmailOpen && (
        <form
          ref={form}
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!isBusy) void send()
          }}
          className="grid gap-5"
        >
          <fieldset disabled={!isHydrated} data-waits className="contents">
            <legend className="sr-only">{texts.title}</legend>
            {/* There before its words: what comes together with them is not read aloud everywhere, but for an alert. */}
            <div aria-live="polite" className="empty:sr-only">
              {state === 'done' && <Banner tone="success">{texts.success}</Banner>}
              {(state === 'ended' || state === 'suspended') && <Banner tone="notice">{texts[state]}</Banner>}
              {state === 'idle' && isHydrated && came?.waits && (
                <ConfirmFirst tone="notice" email={came.registered} next={next} />
              )}
            </div>
            {typeof state === 'object' && (
              <SignInNotice {...state} {...{ next, email: fields.email, isDemo: demo?.people === 'here' }} />
            )}
            <Field
              label={texts.email}
              name="email"
              type="email"
              autoComplete="email"
              inputMode="email"
              value={fields.email}
              onValue={(email) => change({ email })}
              error={wrong.email}
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
              error={wrong.password}
              disabled={isBusy}
              required
            />
            <RememberBox checked={fields.remember} onValue={(remember) => change({ remember })} disabled={isBusy} />
            <Link
              href={addresses.forgotPassword(next === addresses.feed() ? undefined : next)}
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
      <p data-joins className="mt-6">
        {texts.noAccount}{' '}
        <Link href={addresses.register(next)} className="link">
          {texts.register}
        </Link>
      </p>
      {demo && <DemoBox people={demo.people} onFill={fillIn} />}
    </>
  )
}
