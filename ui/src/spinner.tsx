import { classNames } from './class-names.ts'

export interface SpinnerProps {
  /** Read aloud. Leave out where the words beside it already say what is happening. */
  label?: string
  size?: 'small' | 'large'
  className?: string
}

/** A lane of a running track, going round. Under reduced motion it stands still and the label speaks. */
export function Spinner({ label, size = 'small', className }: SpinnerProps) {
  const drawing = (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames('animate-spin', size === 'small' ? 'size-5' : 'size-10', className)}
    >
      <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
      <path d="M12 3a9 9 0 0 1 9 9" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
  if (!label) return drawing
  return (
    <output className="inline-flex">
      {drawing}
      <span className="sr-only">{label}</span>
    </output>
  )
}
