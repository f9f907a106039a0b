export interface RefreshTokensTable {
  id: string
  session_id: string
  parent_id: string | null
  token_hash: string
  used_at: Date | null
  created_at: Date
}
