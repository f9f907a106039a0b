/** When the next push to her devices goes out, and up to where she was told. */
export interface NoticePushesTable {
  person_id: string
  /** null: none is planned. */
  due_at: Date | null
  sent_at: Date | null
}
