export interface PresenceTable {
  person_id: string
  online_until: Date
  last_seen_at: Date
}
