import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { CountBadge } from './count-badge.tsx'

export interface TabView {
  id: string
  label: ReactNode
  count?: number
  panel: ReactNode
}

export interface TabsProps {
  label: string
  views: readonly TabView[]
  /** Keep it in the address where the view is worth sharing; or use LinkTabs. */
  value?: string
  onValue?: (id: string) => void
}

/** Views in one place, without an address of their own. */
export function Tabs({ label, views, value, onValue }: TabsProps) {
  return (
    <AriaTabs selectedKey={value} onSelectionChange={(key) => onValue?.(String(key))}>
      <TabList aria-label={label} className="flex scroll-px-12 gap-6 overflow-x-auto border-b border-line">
        {views.map((view) => (
          <Tab
            key={view.id}
            id={view.id}
            className="-mb-px inline-flex min-h-12 shrink-0 cursor-pointer items-center gap-2 border-b-[3px] border-transparent font-semibold text-muted transition-colors outline-none hover:text-ink data-focus-visible:outline-3 data-focus-visible:-outline-offset-3 data-focus-visible:outline-focus data-selected:border-accent data-selected:text-ink"
          >
            {view.label}
            {view.count !== undefined && <CountBadge count={view.count} tone="quiet" />}
          </Tab>
        ))}
      </TabList>
      {views.map((view) => (
        <TabPanel key={view.id} id={view.id} className="pt-6 outline-offset-4">
          {view.panel}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
