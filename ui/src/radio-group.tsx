import { type ReactNode, useId } from 'react'
import { ChoiceRow, wordsOf } from './choice-row.tsx'
import { classNames } from './class-names.ts'

export interface RadioOption {
  value: string
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps {
  label: ReactNode
  labelShown?: boolean
  hint?: ReactNode
  error?: ReactNode
  options: readonly RadioOption[]
  name?: string
  value?: string
  defaultValue?: string
  onValue?: (value: string) => void
  /** `rows` are hairlined lines of words; `tiles` are boxes side by side. */
  look?: 'rows' | 'tiles'
  required?: boolean
  className?: string
}

const dot =
  'size-6 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-control bg-raised transition-[border,background] ' +
  'hover:border-ink checked:border-[7px] checked:border-accent'

export function RadioGroup(props: RadioGroupProps) {
  const { label, labelShown = true, hint, error, options, value, defaultValue, onValue, look = 'rows' } = props
  const id = useId()
  const describedBy = classNames(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`) || undefined
  return (
    <fieldset aria-describedby={describedBy} className={classNames('relative min-w-0', props.className)}>
      <legend className={labelShown ? 'mb-1 text-sm font-semibold' : 'sr-only'}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-1 text-sm text-muted">
          {hint}
        </p>
      )}
      <div className={look === 'tiles' ? 'grid gap-2 sm:grid-cols-2' : 'divide-y divide-line'}>
        {options.map((option) => (
          <ChoiceRow
            key={option.value}
            label={option.label}
            hint={option.hint}
            hintId={`${id}-${option.value}`}
            className={classNames(
              look === 'tiles' &&
                'rounded-md border border-control px-3.5 py-3 has-checked:border-accent has-checked:bg-accent-soft has-checked:text-on-accent-soft [&:has(:checked)_.text-muted]:text-on-accent-soft',
            )}
            control={
              <input
                type="radio"
                name={props.name ?? id}
                value={option.value}
                disabled={option.disabled}
                required={props.required}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={value === undefined ? defaultValue === option.value : undefined}
                onChange={() => onValue?.(option.value)}
                {...wordsOf(option.hint, `${id}-${option.value}`)}
                className={dot}
              />
            }
          />
        ))}
      </div>
      <p id={`${id}-error`} aria-live="polite" className="mt-1 text-sm font-medium text-danger-ink empty:sr-only">
        {error}
      </p>
    </fieldset>
  )
}
