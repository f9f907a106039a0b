import type { NullableJson } from '../json.ts'

export interface SavedSearchesTable {
  id: string
  person_id: string
  area: 'people' | 'athletes' | 'marketplace'
  filters: unknown
  /** Its words as they are compared; marketplace. */
  folded: NullableJson<Record<string, string>>
  created_at: Date
}
