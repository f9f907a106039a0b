import { Button } from '@heraia/ui/button'
import { Field } from '@heraia/ui/field'
import { useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { checkEmail } from '../account-checks.ts'
import { DrawnForm } from '../drawn-form.tsx'
import { SixDigitsField } from '../six-digits-field.tsx'
import { byMailTexts } from './by-mail-texts.ts'
import type { Proof } from './use-proof.ts'

interface CodeFormProps {
  proof: Proof
  label: string
}

/** For who reads her mail on another device. */
export function CodeForm({ proof, label }: CodeFormProps) {
  const texts = useTexts(byMailTexts)
  const { email } = proof
  const [code, setCode] = useState('')
  const [asked, setAsked] = useState(false)
  const wrongEmail = checkEmail(email)
  const isShort = code.length < 6

  function submit() {
    setAsked(true)
    if (wrongEmail) return 'email'
    if (isShort) return 'code'
    void proof.sendCode(email, code)
    return undefined
  }

  return (
    <DrawnForm legend={label} isBusy={proof.isBusy} onSend={submit}>
      <Field
        label={texts.email}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        onValue={proof.setEmail}
        error={asked && wrongEmail ? texts[wrongEmail] : undefined}
        readOnly={proof.isBusy}
        required
      />
      <SixDigitsField
        label={texts.code}
        hint={texts.codeHint}
        value={code}
        onValue={setCode}
        error={asked && isShort ? texts.codeInvalid : undefined}
        readOnly={proof.isBusy}
      />
      <Button
        type="submit"
        tone="primary"
        size="large"
        width="full"
        pending={proof.isBusy}
        pendingLabel={texts.confirming}
      >
        {label}
      </Button>
    </DrawnForm>
  )
}
