import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { CountBadge } from './count-badge.tsx'
import { Link } from './link.tsx'
import { useCurrentInRow } from './use-current-in-row.ts'

export interface LinkTab {
  href: string
  label: ReactNode
  current: boolean
  count?: number
}

export interface LinkTabsProps {
  /** Names the navigation for screen readers. */
  label: string
  tabs: readonly LinkTab[]
  className?: string
}

/** The views of one page, each with an address of its own: links, not tabs, to keyboard and screen reader. */
export function LinkTabs({ label, tabs, className }: LinkTabsProps) {
  const row = useCurrentInRow(tabs.findIndex(({ current }) => current))
  return (
    <nav
      ref={row}
      aria-label={label}
      className={classNames('relative scroll-px-12 overflow-x-auto border-b border-line', className)}
    >
      <ul className="flex min-w-max gap-x-6 md:min-w-0 md:flex-wrap">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link
              href={tab.href}
              aria-current={tab.current ? 'page' : undefined}
              className="touch-beyond -mb-px inline-flex min-h-12 items-center gap-2 border-b-[3px] border-transparent font-semibold text-muted transition-colors hover:text-ink focus-visible:-outline-offset-3 aria-[current]:border-accent aria-[current]:text-ink"
            >
              {tab.label}
              {tab.count !== undefined && <CountBadge count={tab.count} tone="quiet" />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
