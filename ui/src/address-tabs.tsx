import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'
import type { LinkTab } from './link-tabs.tsx'
import { tabLook, tabRow, tabsInRow } from './tab-look.ts'
import { useCurrentInRow } from './use-current-in-row.ts'

export interface AddressTabsProps {
  label: string
  tabs: readonly LinkTab[]
  /** What the current tab shows; where none is current, what stands there instead. */
  children: ReactNode
  className?: string
}

/** Tabs that have an address each: arrows go from one to the next, Enter or the space bar opens it. */
export function AddressTabs({ label, tabs, children, className }: AddressTabsProps) {
  const current = tabs.findIndex((tab) => tab.current)
  const row = useCurrentInRow<HTMLDivElement>(current)
  const id = useId()
  return (
    <>
      <div ref={row} className={classNames(tabRow, className)}>
        <div role="tablist" aria-label={label} className={tabsInRow}>
          {tabs.map((tab, at) => (
            <Link
              key={tab.href}
              href={tab.href}
              role="tab"
              id={`${id}${at}`}
              aria-selected={tab.current}
              aria-controls={tab.current ? id : undefined}
              tabIndex={at === Math.max(current, 0) ? 0 : -1}
              onKeyDown={goAlong}
              className={tabLook}
            >
              {tab.label}
            </Link>
          ))}
        </div>
      </div>
      {current < 0 ? (
        children
      ) : (
        <div role="tabpanel" id={id} aria-labelledby={`${id}${current}`}>
          {children}
        </div>
      )}
    </>
  )
}

/** https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
function goAlong(event: KeyboardEvent<HTMLAnchorElement>): void {
  const tab = event.currentTarget
  const all = [...(tab.closest('[role=tablist]')?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
  const at = all.indexOf(tab)
  const there: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }
  const next = there[event.key]
  if (next === undefined && event.key !== ' ') return
  event.preventDefault()
  if (next === undefined) tab.click()
  else all.at(next % all.length)?.focus()
}
