export interface ArticleReadingsTable {
  person_id: string
  name: string
  saved_at: Date | null
  /** Percent. */
  reached: number
  read_at: Date
}
