export interface PostMentionsTable {
  post_id: string
  person_id: string
}
