import type { ResultsTable } from './results.ts'

export interface GoalsTable {
  id: string
  person_id: string
  kind: 'best' | 'total' | 'results' | 'podiums' | 'wins'
  /** null: results of any discipline. */
  discipline: string | null
  sport: string | null
  own_name: string | null
  measure: ResultsTable['measure'] | null
  lower_is_better: boolean | null
  title: string | null
  /** In thousandths. */
  target: number
  starts_on: string
  due_on: string
  created_at: Date
  updated_at: Date
}
