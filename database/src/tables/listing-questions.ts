export interface ListingQuestionsTable {
  id: string
  listing_id: string
  asker_id: string
  text: string
  answer: string | null
  answered_at: Date | null
  created_at: Date
}
