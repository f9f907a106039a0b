export interface SavedSearchesTable {
  id: string
  person_id: string
  area: 'people' | 'athletes'
  filters: unknown
  created_at: Date
}
