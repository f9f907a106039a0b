import { Field, type FieldProps } from '@heraia/ui/field'

export const tidyCode = (typed: string) => typed.replace(/\D/g, '').slice(0, 6)

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
