import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { Field } from '@heraia/ui/field'
import { Link } from '@heraia/ui/link'
import { PasswordField } from '@heraia/ui/password-field'
import { useEffect, useRef, useState } from 'react'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { type Captcha, useCaptcha } from '../captcha/use-captcha.tsx'
import { DrawnForm } from '../drawn-form.tsx'
import { RememberBox } from '../remember-box.tsx'
import { codeTexts } from './code-texts.ts'
import { phoneTexts } from './phone-texts.ts'
import { useSignInSettings } from './sign-in-settings.ts'
import { TypeTheCode } from './type-the-code.tsx'
import { type Code, type SendCode, useCode } from './use-code.ts'
import { useOnward } from './use-onward.ts'
import { usePhoneSignIn } from './use-phone-sign-in.ts'
import { WaysBanner } from './ways-banner.tsx'
import { waysTexts } from './ways-texts.ts'

const REDIRECT_MS = 500

/** Phone and password; whoever never typed the first code of her phone does it here. */
export function PhoneSignIn({ next }: { next: string }) {
  const texts = useTexts(phoneTexts)
  const ways = useTexts(waysTexts)
  const captcha = useCaptcha()
  const [remember, setRemember] = useState(true)
  const code = useCode({ remember, captcha, send: sendFirstCodeAgain })
  const { data } = useSignInSettings()
  const isClosed = data?.external.phone === false
  if (code.sentTo) return <TypeTheCode code={code} captcha={captcha} sentTo={code.sentTo} next={next} />
  return (
    <div className="grid gap-6">
      {isClosed ? (
        <Banner>{ways.off}</Banner>
      ) : (
        <PhoneForm {...{ next, code, captcha, remember }} onRemember={setRemember} />
      )}
      {!isClosed && (
        <div>
          <p className="text-muted">{texts.forgotten}</p>
          <Link href={addresses.loginCode(next, 'phone')} className="link inline-flex min-h-11 items-center">
            {texts.byCode}
          </Link>
        </div>
      )}
      {!isClosed && !data?.disable_signup && (
        <p>
          {texts.noAccount}{' '}
          <Link href={addresses.registerPhone(next)} className="link inline-flex min-h-11 items-center">
            {texts.toRegister}
          </Link>
        </p>
      )}
      <p>
        <Link href={addresses.login(next)} className="link inline-flex min-h-11 items-center">
          {texts.toLogin}
        </Link>
      </p>
    </div>
  )
}

/** The wire has no way to say by which app: it comes by SMS, as where nothing is said. */
const sendFirstCodeAgain: SendCode = async (auth, to, { captchaToken }) =>
  'phone' in to
    ? auth.resend({ type: 'sms', phone: to.phone, options: { captchaToken } })
    : { error: new Error('There is no email here.') }

interface PhoneFormProps {
  next: string
  code: Code
  captcha: Captcha
  remember: boolean
  onRemember: (remember: boolean) => void
}

function PhoneForm({ next, code, captcha, remember, onRemember }: PhoneFormProps) {
  const texts = useTexts(phoneTexts)
  const codes = useTexts(codeTexts)
  const { fields, phone, change, wrong, isBusy, problem, submit } = usePhoneSignIn(remember, captcha)
  const form = useRef<HTMLFormElement>(null)
  const isIn = useOnward(next, { afterMs: REDIRECT_MS, guestStays: true })
  const isWaiting = isBusy || isIn

  // The field that she sent it from waited, and lost the focus with it.
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus()
  }, [problem])

  return (
    <DrawnForm ref={form} legend={texts.title} isBusy={isWaiting} onSend={submit}>
      {isIn && <Banner tone="success">{codes.success}</Banner>}
      {problem === 'wrong' && <Banner tone="danger">{texts.wrong}</Banner>}
      {problem === 'unconfirmed' && phone && (
        <Banner
          tone="danger"
          action={
            <Button
              pending={code.busy === 'sending'}
              pendingLabel={texts.sending}
              onClick={() => void code.ask({ phone, channel: 'sms' })}
            >
              {texts.sendCode}
            </Button>
          }
        >
          {texts.unconfirmed}
        </Banner>
      )}
      <WaysBanner problem={problem === 'wrong' || problem === 'unconfirmed' ? code.problem : problem} />
      <Field
        name="phone"
        label={codes.phone}
        hint={codes.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={fields.phone}
        onValue={(value) => change({ phone: value })}
        error={wrong.phone}
        disabled={isWaiting}
        required
      />
      <PasswordField
        name="password"
        label={texts.password}
        autoComplete="current-password"
        showLabel={texts.show}
        hideLabel={texts.hide}
        value={fields.password}
        onValue={(password) => change({ password })}
        error={wrong.password}
        disabled={isWaiting}
        required
      />
      <RememberBox checked={remember} onValue={onRemember} disabled={isWaiting} />
      {captcha.box}
      <Button
        type="submit"
        tone="primary"
        size="large"
        width="full"
        pending={isWaiting}
        pendingLabel={texts.submitting}
      >
        {texts.submit}
      </Button>
    </DrawnForm>
  )
}
