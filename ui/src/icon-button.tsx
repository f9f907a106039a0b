import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Link, type LinkProps } from './link.tsx'

export type IconButtonTone = 'plain' | 'quiet' | 'primary' | 'inverse'

interface IconButtonLook {
  /** What it does, in words: its name and its tooltip. */
  label: string
  icon: ReactNode
  tone?: IconButtonTone
  /** Sits on its corner, for example a CountBadge. */
  badge?: ReactNode
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & IconButtonLook
export type IconLinkProps = Omit<LinkProps, 'children'> & IconButtonLook

const tones: Record<IconButtonTone, string> = {
  plain: 'text-ink hover:bg-sunken aria-pressed:text-accent-ink',
  quiet: 'border border-control bg-raised text-ink hover:border-ink',
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  inverse: 'bg-inverse text-on-inverse hover:opacity-90',
}

/** Also worn by the triggers of menus and popovers. */
export const iconButtonLook = (tone: IconButtonTone = 'plain', className?: string): string =>
  classNames(
    'touch relative inline-grid place-items-center rounded-full transition-colors disabled:opacity-50 aria-disabled:opacity-50',
    '[&[aria-pressed=true]_svg]:fill-current',
    tones[tone],
    className,
  )

const Corner = ({ badge }: { badge: ReactNode }) =>
  badge ? <span className="pointer-events-none absolute start-1/2 top-0.5 ms-0.5">{badge}</span> : null

export function IconButton({ label, icon, tone, badge, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} {...rest} aria-label={label} className={iconButtonLook(tone, className)}>
      {icon}
      <Corner badge={badge} />
    </button>
  )
}

export function IconLink({ label, icon, tone, badge, className, ...rest }: IconLinkProps) {
  return (
    <Link title={label} {...rest} aria-label={label} className={iconButtonLook(tone, className)}>
      {icon}
      <Corner badge={badge} />
    </Link>
  )
}
