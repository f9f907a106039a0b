import type { Generated } from 'kysely'

/** The key pair by which push services know this installation; base64url. One row. */
export interface PushKeysTable {
  is_only: Generated<boolean>
  public_key: string
  private_key: string
  created_at: Date
}
