export interface RefreshTokensTable {
  id: string
  session_id: string
  parent_id: string | null
  token_hash: string
  used_at: Date | null
  /** Made when it is used: the token that follows is derived from this one and the salt. */
  next_salt: string | null
  created_at: Date
}
