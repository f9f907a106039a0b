export interface MutedWordsTable {
  id: string
  person_id: string
  /** As she wrote it. */
  word: string
  /** What texts are compared with. */
  key: string
  /** null: never. */
  ends_at: Date | null
  created_at: Date
}
