export interface AffiliationsTable {
  person_id: string
  kind: 'club' | 'coach'
  partner_id: string
  state: 'asked' | 'confirmed' | 'declined'
  asked_at: Date
  answered_at: Date | null
}
