export interface LikesTable {
  post_id: string
  person_id: string
  created_at: Date
}
