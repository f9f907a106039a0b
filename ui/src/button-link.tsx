import type { ReactNode } from 'react'
import { type ButtonLook, buttonLook } from './button-look.ts'
import { Link, type LinkProps } from './link.tsx'

export interface ButtonLinkProps extends LinkProps, ButtonLook {
  icon?: ReactNode
  iconEnd?: ReactNode
}

/** Goes somewhere and looks like a button. */
export function ButtonLink({ tone, size, width, icon, iconEnd, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonLook({ tone, size, width }, className)}>
      {icon}
      <span>{children}</span>
      {iconEnd}
    </Link>
  )
}
