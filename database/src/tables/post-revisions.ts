export interface PostRevisionsTable {
  post_id: string
  until: Date
  text: string
}
