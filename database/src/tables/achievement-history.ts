import type { Generated } from 'kysely'

export interface AchievementHistoryTable {
  nr: Generated<number>
  achievement_id: string
  deed: 'added' | 'edited' | 'asked' | 'withdrawn' | 'confirmed' | 'declined' | 'revoked'
  by_id: string | null
  by_staff: Generated<boolean>
  note: string | null
  created_at: Date
}
