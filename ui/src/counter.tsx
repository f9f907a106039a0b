import { classNames } from './class-names.ts'

export interface CounterProps {
  /** What stands there. White space around it is not sent, and not counted. */
  value: string
  max: number
  /** In words, for screen readers: "12 characters left". Without it only the figures are read. */
  words?: (left: number) => string
}

/** How much of the room is used. Speaks up only when little is left; what is too much, the field's error says. */
export function Counter({ value, max, words }: CounterProps) {
  const used = value.trim().length
  const left = max - used
  const close = left >= 0 && left <= Math.max(10, max * 0.1)
  return (
    <span className={classNames('figures shrink-0', left < 0 && 'font-semibold text-danger-ink')}>
      <span aria-hidden={words ? true : undefined}>
        {used}/{max}
      </span>
      <span aria-live="polite" className="sr-only">
        {close ? words?.(left) : null}
      </span>
    </span>
  )
}
