import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { IconButton } from './icon-button.tsx'

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'end'> {
  showLabel: string
  hideLabel: string
}

/** A password she can look at while she types it. Say autoComplete="current-password" or "new-password". */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field
      autoCapitalize={shown ? 'none' : undefined}
      spellCheck={false}
      {...field}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          label={shown ? hideLabel : showLabel}
          icon={<Icon aria-hidden="true" className="size-5" />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
