/** A browser that takes notices; it goes with the session that it was signed in by. */
export interface PushSubscriptionsTable {
  endpoint: string
  person_id: string
  /** null: another auth server keeps the sessions. */
  session_id: string | null
  p256dh: string
  auth: string
  created_at: Date
}
