import type { Generated } from 'kysely'
import type { Json } from '../json.ts'

export interface SigningKeysTable {
  kid: string
  private_jwk: Json<Record<string, unknown>>
  /** Exactly one key signs; the others still verify what they signed. */
  signs: Generated<boolean>
  created_at: Date
}
