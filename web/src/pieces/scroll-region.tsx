import type { ReactNode } from 'react'

// Scrolls sideways by the arrow keys once it has the focus: what is cut off has to be reached without a mouse too.
const reachable = { tabIndex: 0 } as const

/** A wide table in a narrow place. `label` names it. What is there for screen readers only stays inside it too. */
export function ScrollRegion({
  label,
  children,
  className,
}: {
  label: string
  children: ReactNode
  className?: string
}) {
  return (
    <section {...reachable} aria-label={label} className={`relative overflow-x-auto ${className ?? ''}`}>
      {children}
    </section>
  )
}
