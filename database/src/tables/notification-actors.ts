import type { Generated } from 'kysely'

export interface NotificationActorsTable {
  notification_id: string
  actor_id: string
  /** She took it back after it was read: not shown, and doing it again is no news. */
  withdrawn: Generated<boolean>
  created_at: Date
}
