import type { Generated } from 'kysely'

export interface InvitationsTable {
  id: string
  made_by: string
  /** The token itself stands in the link alone. */
  token_hash: string
  most_uses: number
  uses: Generated<number>
  ended_at: Date | null
  expires_at: Date
  created_at: Date
}

export interface InvitationUsesTable {
  used_by: string
  /** null: whoever made it is gone, and it with her. */
  invitation_id: string | null
  /** null: her address or phone is not proven yet. */
  counted_at: Date | null
  created_at: Date
}
