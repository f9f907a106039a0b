import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Link, type LinkProps } from './link.tsx'

/** Something that can be opened. Put a CardLink on its title: the whole card then leads there. */
export function Card({ className, ...rest }: ComponentProps<'article'>) {
  return (
    <article
      {...rest}
      className={classNames(
        'relative overflow-hidden rounded-md border border-line bg-raised transition-colors has-[.card-link:hover]:border-ink',
        'has-[.card-link:focus-visible]:outline-3 has-[.card-link:focus-visible]:outline-offset-2 has-[.card-link:focus-visible]:outline-focus',
        className,
      )}
    />
  )
}

/** Other links and buttons inside the card need `relative z-1` to stay reachable. */
export function CardLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={classNames('card-link outline-none after:absolute after:inset-0 after:content-[""]', className)}
    />
  )
}
