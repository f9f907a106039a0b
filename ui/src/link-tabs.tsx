import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { CountBadge } from './count-badge.tsx'
import { Link } from './link.tsx'
import { tabLook, tabRow, tabsInRow } from './tab-look.ts'
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

/** The views of one page, each with an address of its own: links, not tabs, to keyboard and screen reader. See AddressTabs. */
export function LinkTabs({ label, tabs, className }: LinkTabsProps) {
  const row = useCurrentInRow(tabs.findIndex(({ current }) => current))
  return (
    <nav ref={row} aria-label={label} className={classNames(tabRow, className)}>
      <ul className={tabsInRow}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link href={tab.href} aria-current={tab.current ? 'page' : undefined} className={tabLook}>
              {tab.label}
              {tab.count !== undefined && <CountBadge count={tab.count} tone="quiet" />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
