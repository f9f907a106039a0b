import type { Generated } from 'kysely'

export interface ChargebacksTable {
  reference: string
  intent_id: string
  state: 'open' | 'won' | 'lost'
  reason: string
  cents: number
  currency: string
  answer_by: Date | null
  applied: Generated<boolean>
  created_at: Date
  updated_at: Date
}
