export interface PasskeyChallengesTable {
  id: string
  /** null: to sign in, nobody said who she is. */
  user_id: string | null
  challenge: string
  created_at: Date
  expires_at: Date
}
