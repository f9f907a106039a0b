import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export interface FieldWords {
  label: ReactNode
  /** Keeps the label for screen readers only, where the place itself says what to write. */
  labelShown?: boolean
  hint?: ReactNode
  /** What is wrong, in words. An empty one means nothing is. */
  error?: ReactNode
  /** A word such as "optional", after the label. */
  aside?: ReactNode
}

export interface FieldWiring {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldFrameProps extends FieldWords {
  id?: string
  className?: string
  counter?: ReactNode
  children: (wiring: FieldWiring) => ReactNode
}

/** The one place that ties label, control, hint and error together. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, labelShown = true, hint, error, aside, counter, className, children } = props
  const made = useId()
  const id = props.id ?? made
  const describedBy = classNames(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`) || undefined
  return (
    <div className={classNames('relative grid content-start gap-1.5', className)}>
      <div className={labelShown ? 'flex items-baseline justify-between gap-3' : 'sr-only'}>
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {aside && <span className="text-xs text-muted">{aside}</span>}
      </div>
      {children({ id, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {/* Always there, and empty out of sight, not hidden: an error that appears later is read aloud. */}
      <p id={`${id}-error`} aria-live="polite" className="text-sm font-medium text-danger-ink empty:sr-only">
        {error && (
          <span className="flex items-start gap-1.5">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>{error}</span>
          </span>
        )}
      </p>
      {(hint || counter) && (
        <div className="flex justify-between gap-4 text-sm text-muted">
          <span id={`${id}-hint`} className="min-w-0 [overflow-wrap:anywhere]">
            {hint}
          </span>
          {counter}
        </div>
      )}
    </div>
  )
}

/** The box of everything one can write in. */
export const inputLook = (className?: string): string =>
  classNames(
    'w-full min-w-0 min-h-12 rounded-md border border-control bg-raised px-3.5 py-2.5 text-base text-ink',
    'placeholder:text-muted text-ellipsis transition-colors hover:border-ink disabled:opacity-60',
    'focus-visible:border-focus focus-visible:outline-offset-0',
    'aria-invalid:border-2 aria-invalid:border-danger',
    className,
  )
