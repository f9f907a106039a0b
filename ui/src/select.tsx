import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { FieldFrame, type FieldWords, inputLook } from './field-frame.tsx'

export interface SelectOption {
  value: string
  label: string
  disabled?: boolean
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'multiple' | 'size'>, FieldWords {
  options: readonly SelectOption[]
  /** The first line while nothing is chosen. */
  placeholder?: string
  onValue?: (value: string) => void
}

/** One of a few. The browser's own list: on a phone it is the best there is. */
export function Select(props: SelectProps) {
  const { label, labelShown, hint, error, aside, options, placeholder, onValue, className, ...select } = props
  return (
    <FieldFrame {...{ id: select.id, label, labelShown, hint, error, aside, className }}>
      {(wiring) => (
        <span className="relative flex items-center">
          <select
            {...select}
            {...wiring}
            onChange={(event) => {
              select.onChange?.(event)
              onValue?.(event.target.value)
            }}
            className={inputLook('appearance-none pe-11')}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-3.5 size-5 text-muted" />
        </span>
      )}
    </FieldFrame>
  )
}
