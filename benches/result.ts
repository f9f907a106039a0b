import type { Load } from './http/load.ts'

/** A line of the table. */
export interface Result {
  question: string
  connections: number
  ours: Load
  /** The same statements through Hono and the raw driver, or what else bounds it. */
  limit: Load | null
  /** Our rate by the limit's, taken in the same seconds. */
  share: number | null
  /** What somebody would write by hand who has no rules to keep. */
  bare: Load | null
  target: string
  met: boolean | null
}

export interface Report {
  date: string
  machine: string
  world: string
  pace: string
  results: Result[]
  /** Figures that are no line of the table. */
  notes: string[]
}
