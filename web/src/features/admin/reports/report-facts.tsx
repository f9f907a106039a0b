import type { ReactNode } from 'react'

export type Fact = [label: string, value: ReactNode]

/** Short facts with their names; those that are null are left out. */
export function Facts({ facts }: { facts: Fact[] }) {
  const known = facts.filter(([, value]) => value !== null)
  if (known.length === 0) return null
  return (
    <dl className="grid gap-1">
      {known.map(([label, value]) => (
        <div key={label} className="flex flex-wrap items-center gap-x-3">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
