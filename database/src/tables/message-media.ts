export interface MessageMediaTable {
  message_id: string
  position: number
  media_id: string
}
