import type { Generated } from 'kysely'
import type { Json } from '../json.ts'

export interface SsoProvidersTable {
  id: string
  entity_id: string
  resource_id: string | null
  metadata_xml: string
  metadata_url: string | null
  name_id_format: string | null
  /** `{ keys: { email: { name: 'mail' } } }` */
  attribute_mapping: Json<Record<string, unknown>>
  disabled: Generated<boolean>
  created_at: Date
  updated_at: Date
}
