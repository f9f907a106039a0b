import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { ChoiceRow, wordsOf } from './choice-row.tsx'
import { classNames } from './class-names.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  onValue?: (checked: boolean) => void
}

export function Checkbox({ label, hint, error, onValue, className, ...input }: CheckboxProps) {
  const id = useId()
  const describedBy = classNames(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`) || undefined
  return (
    <div className={classNames('relative', className)}>
      <ChoiceRow
        label={label}
        hint={hint}
        hintId={`${id}-hint`}
        control={
          <span className="relative grid size-6 shrink-0 place-items-center">
            <input
              {...input}
              type="checkbox"
              onChange={(event) => {
                input.onChange?.(event)
                onValue?.(event.target.checked)
              }}
              {...wordsOf(hint, `${id}-hint`)}
              aria-invalid={error ? true : undefined}
              aria-describedby={describedBy}
              className="peer size-6 cursor-pointer appearance-none rounded-sm border-2 border-control bg-raised transition-colors checked:border-accent checked:bg-accent hover:border-ink aria-invalid:border-danger"
            />
            <Check
              aria-hidden="true"
              strokeWidth={3.5}
              className="pointer-events-none absolute hidden size-4 text-on-accent peer-checked:block"
            />
          </span>
        }
      />
      <p id={`${id}-error`} aria-live="polite" className="text-sm font-medium text-danger-ink empty:sr-only">
        {error}
      </p>
    </div>
  )
}
