import type { Load } from './http/load.ts'

/** A line of the table. */
export interface Result {
  question: string
  connections: number
  ours: Load
  /** The same statements through Hono and the raw driver, or what else bounds it. */
  limit: Load | null
  /** What somebody would write by hand who has no rules to keep. */
  bare: Load | null
  target: string
  met: boolean | null
}

export const shareOf = (ours: Load, limit: Load | null): number | null =>
  limit === null ? null : ours.perSecond / limit.perSecond

export interface Report {
  date: string
  machine: string
  world: string
  seconds: number
  results: Result[]
  /** Figures that are no line of the table. */
  notes: string[]
}
