import { Banner } from '@heraia/ui/banner'
import { Button } from '@heraia/ui/button'
import { Field } from '@heraia/ui/field'
import { Link } from '@heraia/ui/link'
import { PasswordField } from '@heraia/ui/password-field'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import * as addresses from '../../../addresses.ts'
import { useTexts } from '../../../lib/locale.tsx'
import { fetchAuthAhead } from '../../../lib/session/fetch-auth-ahead.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { latePart } from '../../../pieces/late-part.tsx'
import { checkNewPassword, tidyPhone } from '../account-checks.ts'
import { useCaptcha } from '../captcha/use-captcha.tsx'
import { DrawnForm } from '../drawn-form.tsx'
import { useSiteInfo } from '../use-site-info.ts'
import { useWeakness } from '../use-weakness.ts'
import { ChannelChoice } from './channel-choice.tsx'
import { codeTexts } from './code-texts.ts'
import { phoneTexts } from './phone-texts.ts'
import { type PhoneChannel, useSignInSettings, useWhoRegisters } from './sign-in-settings.ts'
import { TypeTheCode } from './type-the-code.tsx'
import { type Code, type SendCode, useCode } from './use-code.ts'
import { useOnward } from './use-onward.ts'
import { WaysBanner } from './ways-banner.tsx'
import { waysTexts } from './ways-texts.ts'

const ByInvitation = latePart(async () => (await import('../invitations/by-invitation.tsx')).ByInvitation)

const EMPTY = { phone: '', password: '', again: '' }
type Fields = typeof EMPTY

/** Number and password, then the code; who she is the welcome screen asks, as of everybody who comes without a form. */
export function PhoneRegistration({ next }: { next: string }) {
  const texts = useTexts(phoneTexts)
  const ways = useTexts(waysTexts)
  const captcha = useCaptcha()
  const [fields, setFields] = useState(EMPTY)
  const weakness = useWeakness()
  const signUp = signUpWith(fields.password)
  const code = useCode({ remember: true, captcha, send: async (...asked) => weakness.noting(signUp(...asked)) })
  const { data } = useSignInSettings()
  const isOff = data?.external.phone === false
  const takes = useWhoRegisters()
  const isClosed = isOff || takes === 'closed'
  const isHydrated = useHydrated()
  // Where she types the code, the field leads on, after its notice.
  useOnward(next, { isWanted: code.sentTo === null, guestStays: true })
  if (code.sentTo) return <TypeTheCode code={code} captcha={captcha} sentTo={code.sentTo} next={next} />
  const form = (
    <NewPhoneForm code={code} weakness={weakness.words} fields={fields} onFields={setFields} captchaBox={captcha.box} />
  )
  return (
    <div className="grid gap-6">
      {isClosed && <Banner>{isOff ? ways.off : ways.closed}</Banner>}
      {!isClosed && takes === 'approval' && <Banner>{ways.byApproval}</Banner>}
      {!isClosed && (takes === 'open' || takes === 'approval') && form}
      {!isClosed && takes === 'invite' && !isHydrated && <Banner>{ways.byInvitation}</Banner>}
      {!isClosed && takes === 'invite' && isHydrated && (
        <Suspense fallback={<Banner>{ways.byInvitation}</Banner>}>
          <ByInvitation>{form}</ByInvitation>
        </Suspense>
      )}
      <p>
        {texts.haveAccount}{' '}
        <Link href={addresses.loginPhone(next)} className="link inline-flex min-h-11 items-center">
          {texts.toPhoneLogin}
        </Link>
      </p>
      {data?.external.email !== false && takes !== 'closed' && (
        <p data-invited={takes === 'invite' || undefined}>
          <Link href={addresses.register(next)} className="link inline-flex min-h-11 items-center">
            {texts.byEmail}
          </Link>
        </p>
      )}
    </div>
  )
}

/** Asked for again, it is the same account, and its password stays. */
const signUpWith =
  (password: string): SendCode =>
  async (auth, to, options) =>
    'phone' in to
      ? auth.signUp({ phone: to.phone, password, options: { ...options, channel: to.channel } })
      : { error: new Error('There is no email here.') }

interface NewPhoneFormProps {
  code: Code
  /** What is said against her password. */
  weakness: string | null
  fields: Fields
  onFields: (fields: Fields) => void
  captchaBox: ReactNode
}

function NewPhoneForm({ code, weakness, fields, onFields, captchaBox }: NewPhoneFormProps) {
  const texts = useTexts(phoneTexts)
  const codes = useTexts(codeTexts)
  const { passwordMin } = useSiteInfo()
  const [channel, setChannel] = useState<PhoneChannel>('sms')
  const [isAsked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const isBusy = code.busy !== null
  const phone = tidyPhone(fields.phone)
  const wrong = {
    phone: phone ? undefined : codes.phoneInvalid,
    password: wordsFor(checkNewPassword(fields.password, passwordMin)),
    again: fields.password === fields.again ? undefined : texts.differ,
  }
  const told: Partial<typeof wrong> = isAsked ? wrong : {}

  // It waited, and lost the focus with it; or she wants another number, and what she pressed for it is gone.
  const { problem, isOther } = code
  useEffect(() => {
    if (problem || isOther) form.current?.querySelector<HTMLElement>('[name=phone]')?.focus()
  }, [problem, isOther])

  function wordsFor(found: ReturnType<typeof checkNewPassword>): string | undefined {
    if (found === undefined) return undefined
    if (found === 'passwordLong') return texts.long
    return found === 'passwordShort' ? texts.short(passwordMin) : texts.required
  }

  function submit() {
    setAsked(true)
    const first = (['phone', 'password', 'again'] as const).find((name) => wrong[name] !== undefined)
    if (first || !phone) return first ?? 'phone'
    void code.ask({ phone, channel })
    return undefined
  }

  function change(changed: Partial<Fields>) {
    fetchAuthAhead()
    onFields({ ...fields, ...changed })
    setAsked(false)
  }

  const shared = { showLabel: texts.show, hideLabel: texts.hide, disabled: isBusy, required: true }
  return (
    <DrawnForm ref={form} legend={texts.newTitle} isBusy={isBusy} onSend={submit}>
      {code.problem && weakness ? <Banner tone="danger">{weakness}</Banner> : <WaysBanner problem={code.problem} />}
      <Field
        name="phone"
        label={codes.phone}
        hint={codes.phoneHint}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={fields.phone}
        onValue={(value) => change({ phone: value })}
        error={told.phone}
        disabled={isBusy}
        required
      />
      <PasswordField
        name="password"
        label={texts.password}
        autoComplete="new-password"
        hint={texts.hint(passwordMin)}
        value={fields.password}
        onValue={(password) => change({ password })}
        error={told.password}
        {...shared}
      />
      <PasswordField
        name="again"
        label={texts.again}
        autoComplete="new-password"
        value={fields.again}
        onValue={(again) => change({ again })}
        error={told.again}
        {...shared}
      />
      <ChannelChoice channel={channel} onChannel={setChannel} />
      {captchaBox}
      <Button type="submit" tone="primary" size="large" width="full" pending={isBusy} pendingLabel={texts.sending}>
        {texts.sendCode}
      </Button>
    </DrawnForm>
  )
}
