import { type ChangeEvent, type ComponentProps, type ReactNode, useState } from 'react'
import { Counter } from './counter.tsx'
import { FieldFrame, type FieldWords, inputLook } from './field-frame.tsx'

export interface FieldProps extends Omit<ComponentProps<'input'>, 'size'>, FieldWords {
  type?: 'text' | 'email' | 'password' | 'date' | 'number' | 'tel' | 'url' | 'search' | 'datetime-local' | 'time'
  /** Shows how many of these characters are used; does not cut what she types. */
  countTo?: number
  countWords?: (left: number) => string
  /** Stands inside the box, before or after what is typed: one letter before it, a unit or a button after it. */
  start?: ReactNode
  end?: ReactNode
  onValue?: (value: string) => void
}

/** One line of writing. Everything an input takes passes through: name, autoComplete, inputMode, required, ref. */
export function Field(props: FieldProps) {
  const { label, labelShown, hint, error, aside, countTo, countWords, start, end, onValue, className, ...input } = props
  const [typed, setTyped] = useState(String(input.defaultValue ?? ''))
  const value = String(input.value ?? typed)
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    setTyped(event.target.value)
    input.onChange?.(event)
    onValue?.(event.target.value)
  }
  return (
    <FieldFrame
      {...{ id: input.id, label, labelShown, hint, error, aside, className }}
      counter={countTo && <Counter value={value} max={countTo} words={countWords} />}
    >
      {(wiring) => (
        <span className="relative flex items-center">
          {start && <span className="pointer-events-none absolute start-3.5 flex text-muted">{start}</span>}
          <input
            type="text"
            {...input}
            {...wiring}
            onChange={change}
            className={inputLook(
              `${start ? 'ps-11' : ''} ${end ? 'pe-14' : ''} ${input.type === 'number' ? 'figures' : ''}`,
            )}
          />
          {end && <span className="absolute end-1 flex">{end}</span>}
        </span>
      )}
    </FieldFrame>
  )
}
