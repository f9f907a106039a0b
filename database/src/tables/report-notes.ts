export interface ReportNotesTable {
  id: string
  /** What is reported: of every report of the same thing, and of the appeal that follows. */
  subject: 'profile' | 'post' | 'comment' | 'message' | 'listing' | 'listing_question' | 'gallery_item'
  subject_id: string
  /** Who of the staff; null once she is gone. */
  author_id: string | null
  text: string
  created_at: Date
}
