import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface PageHeadingProps {
  title: ReactNode
  /** The small line above. */
  kicker?: ReactNode
  /** One or two sentences below. */
  lead?: ReactNode
  actions?: ReactNode
  size?: 'page' | 'cover'
  id?: string
  className?: string
}

/** The one h1 of a page. Takes focus when the address changes, so that a screen reader starts there. */
export function PageHeading({ title, kicker, lead, actions, size = 'page', id, className }: PageHeadingProps) {
  return (
    <header className={classNames('flex flex-wrap items-end justify-between gap-x-8 gap-y-4', className)}>
      {/* Large letters reach below their line. */}
      <div className={classNames('grid max-w-3xl min-w-0', size === 'cover' ? 'gap-3 lg:gap-5' : 'gap-2')}>
        {kicker && <p className="kicker text-accent-ink">{kicker}</p>}
        <h1
          id={id}
          tabIndex={-1}
          className={classNames(
            '[overflow-wrap:anywhere] outline-none',
            size === 'cover' ? 'text-3xl font-extrabold tracking-[-0.035em]' : 'text-2xl tracking-[-0.03em]',
          )}
        >
          {title}
        </h1>
        {lead && <p className={classNames('max-w-prose text-muted', size === 'cover' && 'text-lg')}>{lead}</p>}
      </div>
      {actions && <div className="acts">{actions}</div>}
    </header>
  )
}
