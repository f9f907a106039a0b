/** Mails about what happened, one for many notices. */
export interface NoticeMailsTable {
  person_id: string
  /** Stops them without signing in. */
  token: string
  /** null: no mail is planned. */
  due_at: Date | null
  sent_at: Date | null
}
