export interface SavedSearchesTable {
  id: string
  person_id: string
  area: 'people' | 'athletes' | 'marketplace'
  filters: unknown
  created_at: Date
}
