export interface MutesTable {
  muter_id: string
  muted_id: string
  created_at: Date
  /** null: it stands until she takes it back. */
  ends_at: Date | null
}
