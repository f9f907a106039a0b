export interface TimelineEntriesTable {
  person_id: string
  created_at: Date
  post_id: string
  author_id: string
}
