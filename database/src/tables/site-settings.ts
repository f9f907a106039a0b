import type { Json } from '../json.ts'

export interface SiteSettingsTable {
  key: string
  value: Json<unknown>
  updated_at: Date
}
