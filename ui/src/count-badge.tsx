import { classNames } from './class-names.ts'

/** Above this a badge says "99+", and so does the name of what it sits on. */
export const BADGE_MAX = 99

export interface CountBadgeProps {
  count: number
  /** In words, for screen readers: "3 unread messages". */
  label?: string
  tone?: 'accent' | 'quiet'
}

/** How many. Nothing at all for none. */
export function CountBadge({ count, label, tone = 'accent' }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span
      className={classNames(
        'figures inline-grid min-h-5 min-w-5 shrink-0 place-items-center rounded-full px-1.5 text-xs leading-none font-bold',
        tone === 'accent' ? 'bg-accent text-on-accent' : 'bg-sunken text-ink',
      )}
    >
      <span aria-hidden={label ? true : undefined}>{count > BADGE_MAX ? `${BADGE_MAX}+` : count}</span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
