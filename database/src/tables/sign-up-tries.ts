/** Passwords that somebody signed up with at an address that nobody has proven to be his. */
export interface SignUpTriesTable {
  /** Of the address and the password, as slow to make as a password's hash. */
  digest: string
  /** Whose address it is; null: the account is gone. */
  user_id: string | null
  by_phone: boolean
  /** That account came about by this sign-up, and has this password. */
  made_account: boolean
  /** What the sign-up answered with: the same to the same idempotency key. */
  shown_id: string
  /** As a hash. */
  idempotency_key: string | null
  tried_at: Date
}
