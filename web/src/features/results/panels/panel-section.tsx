import type { ReactNode } from 'react'

/** A titled part of a panel. `actions` stand at the end of its title's line. */
export function PanelSection({
  title,
  actions,
  children,
}: {
  title: string
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line pb-2">
        <h3 className="title text-lg">{title}</h3>
        {actions}
      </div>
      {children}
    </section>
  )
}
