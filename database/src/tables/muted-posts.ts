export interface MutedPostsTable {
  person_id: string
  post_id: string
  created_at: Date
}
