export interface RestrictionsTable {
  restricter_id: string
  restricted_id: string
  created_at: Date
}
