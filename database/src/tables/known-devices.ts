export interface KnownDevicesTable {
  user_id: string
  device: string
  network: string
  last_seen_at: Date
}
