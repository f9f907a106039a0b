export interface OrderReviewsTable {
  id: string
  order_id: string
  /** Who wrote it. */
  side: 'buyer' | 'seller'
  author_id: string | null
  subject_id: string | null
  stars: number
  text: string
  created_at: Date
  shown_at: Date
}
