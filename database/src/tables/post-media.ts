export interface PostMediaTable {
  post_id: string
  position: number
  media_id: string
}
