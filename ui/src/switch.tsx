import { type ComponentProps, type ReactNode, useId } from 'react'
import { ChoiceRow, wordsOf } from './choice-row.tsx'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode
  hint?: ReactNode
  onValue?: (on: boolean) => void
}

// Its own `checked` speaks for it; on a native checkbox ARIA forbids aria-checked beside it.
const asSwitch = { type: 'checkbox', role: 'switch' } as const

/** On or off, at once: nothing else has to be pressed to save it. */
export function Switch({ label, hint, onValue, className, ...input }: SwitchProps) {
  const id = useId()
  return (
    <ChoiceRow
      label={label}
      hint={hint}
      hintId={`${id}-hint`}
      end="control"
      className={className}
      control={
        <input
          {...input}
          {...asSwitch}
          onChange={(event) => {
            input.onChange?.(event)
            onValue?.(event.target.checked)
          }}
          {...wordsOf(hint, `${id}-hint`)}
          className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-control bg-sunken transition-colors before:absolute before:start-0.5 before:top-0.5 before:size-5 before:rounded-full before:bg-control before:transition-[translate] checked:border-success checked:bg-success checked:before:translate-x-5 checked:before:bg-on-success rtl:checked:before:-translate-x-5"
        />
      }
    />
  )
}
