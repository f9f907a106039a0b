import type { Json } from '../json.ts'

export interface IdentitiesTable {
  id: string
  user_id: string
  provider: string
  provider_id: string
  identity_data: Json<Record<string, unknown>>
  last_sign_in_at: Date | null
  created_at: Date
  updated_at: Date
}
