import type { ReactNode } from 'react'

export interface StatProps {
  value: ReactNode
  label: ReactNode
  /** `hero` is as tall as a headline: a personal best, a final score. */
  size?: 'small' | 'large' | 'hero'
}

const sizes = { small: 'text-lg', large: 'text-xl', hero: 'text-2xl' }

/** A figure and what it counts. Put several in a `dl`. */
export function Stat({ value, label, size = 'large' }: StatProps) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className={`title figures leading-none ${sizes[size]}`}>{value}</dd>
    </div>
  )
}
