import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'

export interface TagProps {
  children: ReactNode
  icon?: ReactNode
  /** With it the tag leads to everything that bears it. */
  href?: string
  className?: string
}

/** What something is about: a sport, a position, a place. */
export function Tag({ children, icon, href, className }: TagProps) {
  const look = classNames(
    'inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line px-3 text-sm text-ink [&_svg]:size-4 [&_svg]:shrink-0',
    href && 'touch-beyond transition-colors hover:border-ink',
    className,
  )
  return href ? (
    <Link href={href} className={look}>
      {icon}
      {children}
    </Link>
  ) : (
    <span className={look}>
      {icon}
      {children}
    </span>
  )
}
