export interface MutesTable {
  muter_id: string
  muted_id: string
  created_at: Date
}
