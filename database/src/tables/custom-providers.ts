import type { Json } from '../json.ts'

/** A provider that an operator added while the server runs. */
export interface CustomProvidersTable {
  id: string
  /** `custom:club` */
  identifier: string
  provider_type: 'oidc' | 'oauth2'
  name: string
  client_id: string
  client_secret: string
  enabled: boolean
  /** What else was said of it, by the contract's names. */
  details: Json<Record<string, unknown>>
  created_at: Date
  updated_at: Date
}
