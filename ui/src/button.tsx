import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Before the words. */
  icon?: ReactNode
  /** After the words. */
  iconEnd?: ReactNode
  /** At work: keeps its width and its focus, and takes no second press. */
  pending?: boolean
  /** Read aloud while pending; a button as wide as its form also shows it. */
  pendingLabel?: string
}

export function Button(props: ButtonProps) {
  const { tone, size, width, icon, iconEnd, pending, pendingLabel, className, children, onClick, disabled, ...rest } =
    props
  const [hasFocus, setHasFocus] = useState(false)
  // aria-disabled rather than disabled: a disabled button would lose the focus and fall silent.
  const isOff = pending || disabled || rest['aria-disabled'] === true
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isOff) event.preventDefault()
    else onClick?.(event)
  }
  const isSaid = Boolean(pending && pendingLabel && width === 'full')
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      disabled={disabled && !hasFocus}
      aria-disabled={isOff || undefined}
      aria-busy={pending || undefined}
      className={buttonLook({ tone, size, width }, className)}
    >
      <span aria-hidden={isSaid || undefined} className={pending ? 'contents *:opacity-0' : 'contents'}>
        {icon}
        <span>{children}</span>
        {iconEnd}
      </span>
      {pending && (
        <span className="absolute inset-0 flex items-center justify-center gap-2 overflow-hidden px-2">
          <Spinner />
          {isSaid && <span className="min-w-0 truncate">{pendingLabel}</span>}
        </span>
      )}
      <output className="sr-only">{pending ? pendingLabel : null}</output>
    </button>
  )
}
