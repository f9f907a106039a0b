import type { Json } from '../json.ts'

export interface PersonEventsTable {
  person_id: string
  seq: number
  kind: string
  data: Json<Record<string, unknown>>
  created_at: Date
}
