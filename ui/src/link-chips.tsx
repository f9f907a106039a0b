import { classNames } from './class-names.ts'
import { CountBadge } from './count-badge.tsx'
import { Link } from './link.tsx'
import type { LinkTabsProps } from './link-tabs.tsx'
import { useCurrentInRow } from './use-current-in-row.ts'

/** As LinkTabs, for more views than stand in one line: beside each other on a phone, in lines on a wide screen. */
export function LinkChips({ label, tabs, className }: LinkTabsProps) {
  const row = useCurrentInRow(tabs.findIndex(({ current }) => current))
  return (
    <nav
      ref={row}
      aria-label={label}
      className={classNames('relative -mx-4 scroll-px-12 overflow-x-auto px-4', className)}
    >
      <ul className="flex min-w-max gap-2 py-1 md:min-w-0 md:flex-wrap">
        {tabs.map((tab) => (
          <li key={tab.href}>
            <Link
              href={tab.href}
              aria-current={tab.current ? 'page' : undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-control bg-raised px-4 text-sm font-semibold hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-surface"
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
