export interface PostTagsTable {
  tag: string
  created_at: Date
  post_id: string
}
