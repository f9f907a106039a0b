import { Button } from '@heraia/ui/button'
import { Field } from '@heraia/ui/field'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../lib/locale.tsx'
import { factorTexts } from './factor-texts.ts'
import { securityTexts } from './security-texts.ts'
import type { SecurityAct } from './use-security-act.ts'

interface NameFormProps {
  act: SecurityAct
  initial: string
  submitLabel: string
  pendingLabel: string
  onName: (name: string) => void
  onCancel: () => void
  children?: ReactNode
}

/** The first step of each: what it shall be called. */
export function NameForm({ act, initial, submitLabel, pendingLabel, onName, onCancel, children }: NameFormProps) {
  const texts = useTexts(factorTexts)
  const common = useTexts(securityTexts)
  const [name, setName] = useState(initial)
  return (
    <form
      noValidate
      className="grid max-w-md gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!act.isBusy) onName(name.trim() || initial)
      }}
    >
      <Field
        label={texts.name}
        name="name"
        hint={texts.nameHint}
        maxLength={100}
        autoComplete="off"
        value={name}
        onValue={(value) => {
          setName(value)
          act.clear()
        }}
        error={act.problem === 'nameTaken' ? act.words : undefined}
      />
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="primary" pending={act.busy === 'start'} pendingLabel={pendingLabel}>
          {submitLabel}
        </Button>
        <Button onClick={onCancel}>{common.cancel}</Button>
      </div>
    </form>
  )
}
