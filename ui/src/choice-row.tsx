import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface ChoiceRowProps {
  control: ReactNode
  label: ReactNode
  hint?: ReactNode
  hintId: string
  /** Words first and control last, as switches stand. */
  end?: 'control'
  className?: string
}

const labelIdOf = (hintId: string) => `${hintId}-label`

/** For the control of a row with a hint: all of the row is its label, and only the first words are its name. */
export const wordsOf = (hint: ReactNode, hintId: string) =>
  hint ? { 'aria-labelledby': labelIdOf(hintId), 'aria-describedby': hintId } : {}

/** The row of a checkbox, a switch or a radio: all of it can be pressed. */
export function ChoiceRow({ control, label, hint, hintId, end, className }: ChoiceRowProps) {
  return (
    <label
      className={classNames(
        'flex min-h-11 items-start gap-3 py-2 has-disabled:opacity-60',
        end && 'flex-row-reverse justify-between',
        className,
      )}
    >
      {control}
      <span className="grid min-w-0 gap-0.5">
        <span id={labelIdOf(hintId)} className="leading-[max(--spacing(6),1.2em)]">
          {label}
        </span>
        {hint && (
          <span id={hintId} className="text-sm text-muted">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
