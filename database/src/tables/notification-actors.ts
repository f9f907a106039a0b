export interface NotificationActorsTable {
  notification_id: string
  actor_id: string
  created_at: Date
}
