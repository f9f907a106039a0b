import { Button } from '@heraia/ui/button'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { SixDigitsField, useTypedCode } from '../six-digits-field.tsx'
import { securityTexts } from './security-texts.ts'
import type { SecurityAct } from './use-security-act.ts'

interface CodeFormProps {
  act: SecurityAct
  hint?: string
  label?: string
  /** Whether it was right: then another one may be asked for. */
  onCode: (code: string) => Promise<boolean>
  /** Above the code: which of two addresses it came to. */
  children?: ReactNode
  /** Beside the button: send it again, cancel. */
  more?: ReactNode
}

/** Six digits of an app, a mail or an SMS. What is wrong stands at the field. */
export function CodeForm({ act, hint, label, onCode, children, more }: CodeFormProps) {
  const texts = useTexts(securityTexts)
  const [code, setCode] = useTypedCode(act.problem)
  const [isShort, setShort] = useState(false)
  const isWrong = act.problem === 'wrongCode' && code === ''
  return (
    <form
      noValidate
      className="grid max-w-md gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (act.isBusy) return
        setShort(code.length < 6)
        if (code.length < 6) {
          event.currentTarget.querySelector<HTMLInputElement>('[name=code]')?.focus()
          return
        }
        void onCode(code).then((isRight) => isRight && setCode(''))
      }}
    >
      {children}
      <SixDigitsField
        label={texts.code}
        hint={hint}
        value={code}
        onValue={setCode}
        error={isShort ? texts.codeInvalid : isWrong ? act.words : undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="primary" pending={act.busy === 'code'} pendingLabel={texts.confirming}>
          {label ?? texts.confirm}
        </Button>
        {more}
      </div>
    </form>
  )
}
