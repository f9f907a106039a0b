import { Button } from '@heraia/ui/button'
import { Checkbox } from '@heraia/ui/checkbox'
import { Field } from '@heraia/ui/field'
import { RadioGroup } from '@heraia/ui/radio-group'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { fetchAuthAhead } from '../../../lib/session/fetch-auth-ahead.ts'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { checkEmail, tidyPhone } from '../account-checks.ts'
import type { Captcha } from '../captcha/use-captcha.tsx'
import { useSignInSettings } from './sign-in-settings.ts'
import type { Code } from './use-code.ts'
import { WaysBanner } from './ways-banner.tsx'
import { waysTexts } from './ways-texts.ts'

interface AskForCodeProps {
  code: Code
  captcha: Captcha
  remember: boolean
  onRemember: (remember: boolean) => void
}

export function AskForCode({ code, captcha, remember, onRemember }: AskForCodeProps) {
  const texts = useTexts(waysTexts)
  const { data } = useSignInSettings()
  const isEmailOpen = data?.external.email !== false
  const [chosen, setBy] = useState<'email' | 'phone'>('email')
  const by = isEmailOpen ? chosen : 'phone'
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | undefined>()
  const field = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()
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
    if (wrong) return field.current?.focus()
    const phone = tidyPhone(typed) ?? ''
    void code.ask(by === 'email' ? { email: typed.trim().toLowerCase() } : { phone })
  }

  function wrongEmail() {
    const wrong = checkEmail(typed)
    return wrong && texts[wrong]
  }

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) submit()
      }}
      className="grid gap-5"
    >
      <fieldset disabled={!isHydrated} className="contents">
        <legend className="sr-only">{texts.codeTitle}</legend>
        <WaysBanner problem={code.problem} />
        {isEmailOpen && data?.external.phone && (
          <RadioGroup
            label={texts.where}
            look="tiles"
            value={by}
            onValue={(value) => {
              setBy(value === 'phone' ? 'phone' : 'email')
              setTyped('')
              setError(undefined)
            }}
            options={[
              { value: 'email', label: texts.byEmail },
              { value: 'phone', label: texts.byPhone },
            ]}
          />
        )}
        <Field
          ref={field}
          key={by}
          name={by}
          label={by === 'email' ? texts.email : texts.phone}
          hint={by === 'email' ? texts.newHere : texts.phoneHint}
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
        <Checkbox
          label={texts.remember}
          hint={texts.rememberHint}
          name="remember"
          checked={remember}
          onValue={onRemember}
          disabled={isBusy}
        />
        {captcha.box}
        <Button type="submit" tone="primary" size="large" width="full" pending={isBusy} pendingLabel={texts.sending}>
          {texts.send}
        </Button>
      </fieldset>
    </form>
  )
}
