export interface AccountDeletionsTable {
  person_id: string
  asked_at: Date
  due_at: Date
  /** null: she may still keep her account. */
  done_at: Date | null
}
