import { Button } from '@heraia/ui/button'
import { Field } from '@heraia/ui/field'
import { RadioGroup } from '@heraia/ui/radio-group'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { fetchAuthAhead } from '../../../lib/session/fetch-auth-ahead.ts'
import { checkEmail, tidyPhone } from '../account-checks.ts'
import type { Captcha } from '../captcha/use-captcha.tsx'
import { DrawnForm } from '../drawn-form.tsx'
import { RememberBox } from '../remember-box.tsx'
import { codeTexts } from './code-texts.ts'
import { type PhoneChannel, useSignInSettings, useWhatsApp } from './sign-in-settings.ts'
import type { Code } from './use-code.ts'
import { WaysBanner } from './ways-banner.tsx'
import { WaysFailed } from './ways-failed.tsx'

interface AskForCodeProps {
  code: Code
  /** Where it goes, until she says so. */
  first: 'email' | 'sms'
  captcha: Captcha
  remember: boolean
  onRemember: (remember: boolean) => void
}

export function AskForCode({ code, first, captcha, remember, onRemember }: AskForCodeProps) {
  const texts = useTexts(codeTexts)
  const { data } = useSignInSettings()
  const isEmailOpen = data?.external.email !== false
  const isPhoneOpen = !isEmailOpen || data?.external.phone === true
  const hasWhatsApp = useWhatsApp()
  const [chosen, setChosen] = useState<'email' | PhoneChannel>(first)
  const where = chosen === 'email' && !isEmailOpen ? 'sms' : chosen !== 'email' && !isPhoneOpen ? 'email' : chosen
  const by = where === 'email' ? 'email' : 'phone'
  const places = [
    ...(isEmailOpen ? [{ value: 'email', label: texts.byEmail }] : []),
    ...(isPhoneOpen ? [{ value: 'sms', label: texts.byPhone }] : []),
    ...(isPhoneOpen && hasWhatsApp ? [{ value: 'whatsapp', label: texts.byWhatsApp }] : []),
  ]
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | undefined>()
  const field = useRef<HTMLInputElement>(null)
  const isBusy = code.busy !== null
  // She wants another address: what she pressed for it is gone.
  const { isOther, problem } = code
  useEffect(() => {
    if (isOther) field.current?.focus()
  }, [isOther])
  // It waited, and lost the focus with it.
  useEffect(() => {
    if (problem) field.current?.focus()
  }, [problem])

  function submit() {
    const wrong = by === 'email' ? wrongEmail() : tidyPhone(typed) ? undefined : texts.phoneInvalid
    setError(wrong)
    if (wrong) return by
    const phone = tidyPhone(typed) ?? ''
    void code.ask(where === 'email' ? { email: typed.trim().toLowerCase() } : { phone, channel: where })
    return undefined
  }

  /** The number stays where she changes only how the code comes to it. */
  function choose(value: string) {
    const wanted = value === 'sms' || value === 'whatsapp' ? value : 'email'
    setChosen(wanted)
    if (wanted !== 'email' && by === 'phone') return
    setTyped('')
    setError(undefined)
  }

  function wrongEmail() {
    const wrong = checkEmail(typed)
    return wrong && texts[wrong]
  }

  return (
    <DrawnForm legend={texts.codeTitle} isBusy={isBusy} onSend={submit}>
      <WaysBanner problem={code.problem} />
      {places.length > 1 && (
        <RadioGroup label={texts.where} look="tiles" value={where} onValue={choose} options={places} />
      )}
      <WaysFailed />
      <Field
        ref={field}
        key={by}
        name={by}
        label={by === 'email' ? texts.email : texts.phone}
        hint={by === 'phone' ? texts.phoneHint : data?.disable_signup ? undefined : texts.newHere}
        type={by === 'email' ? 'email' : 'tel'}
        inputMode={by === 'email' ? 'email' : 'tel'}
        autoComplete={by === 'email' ? 'email' : 'tel'}
        value={typed}
        onValue={(value) => {
          setTyped(value)
          fetchAuthAhead()
        }}
        error={error}
        disabled={isBusy}
        required
      />
      <RememberBox checked={remember} onValue={onRemember} disabled={isBusy} />
      {captcha.box}
      <Button type="submit" tone="primary" size="large" width="full" pending={isBusy} pendingLabel={texts.sending}>
        {texts.send}
      </Button>
    </DrawnForm>
  )
}
