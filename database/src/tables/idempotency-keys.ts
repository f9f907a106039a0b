export interface IdempotencyKeysTable {
  key: string
  user_id: string
  created_at: Date
}
