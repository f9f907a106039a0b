import { Check, X } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'

const shape =
  'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-semibold transition-colors select-none [&_svg]:size-4 [&_svg]:shrink-0'

export interface ToggleChipProps extends Omit<ComponentProps<'button'>, 'onToggle'> {
  pressed: boolean
  onToggle: (pressed: boolean) => void
  icon?: ReactNode
}

/** One choice of several that may be on together. */
export function ToggleChip({ pressed, onToggle, icon, children, className, ...rest }: ToggleChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      onClick={() => onToggle(!pressed)}
      className={classNames(
        shape,
        pressed ? 'border-ink bg-ink text-surface' : 'border-control bg-raised text-ink hover:border-ink',
        className,
      )}
    >
      {pressed ? <Check aria-hidden="true" strokeWidth={3} /> : icon}
      {children}
    </button>
  )
}

export interface FilterChipProps {
  children: ReactNode
  /** "Remove filter: Football". */
  removeLabel: string
  onRemove: () => void
}

/** A filter that is on, with the way to take it off. */
export function FilterChip({ children, removeLabel, onRemove }: FilterChipProps) {
  return (
    <span className={classNames(shape, 'max-w-full border-transparent bg-sunken pe-0! text-ink')}>
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {children}
      </span>
      <button
        type="button"
        aria-label={removeLabel}
        title={removeLabel}
        onClick={onRemove}
        className="touch -ms-2 grid place-items-center rounded-full text-muted hover:text-ink"
      >
        <X aria-hidden="true" />
      </button>
    </span>
  )
}
