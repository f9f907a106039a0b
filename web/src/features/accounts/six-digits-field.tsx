import { Field, type FieldProps } from '@heraia/ui/field'
import { useState } from 'react'

export const tidyCode = (typed: string) => typed.replace(/\D/g, '').slice(0, 6)

/** What a server says of a code that it has looked at. */
const JUDGED = ['wrongCode', 'expired', 'rejected', 'moved']

/**
 * What she has typed of a code. It is no use any more once it was judged, and makes room for the next one; what the
 * network lost she sends again.
 */
export function useTypedCode(problem: string | null) {
  const [code, setCode] = useState('')
  const [before, setBefore] = useState(problem)
  if (problem !== before) {
    setBefore(problem)
    if (problem !== null && JUDGED.includes(problem)) setCode('')
  }
  return [code, setCode] as const
}

interface SixDigitsFieldProps extends Omit<FieldProps, 'value' | 'onValue' | 'type' | 'inputMode' | 'autoComplete'> {
  value: string
  onValue: (code: string) => void
}

/** A code of an app, a mail or an SMS: phones offer it above the keyboard; pasted with spaces it is taken too. */
export function SixDigitsField({ value, onValue, ...field }: SixDigitsFieldProps) {
  return (
    <Field
      {...field}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      onValue={(typed) => onValue(tidyCode(typed))}
      required
    />
  )
}
