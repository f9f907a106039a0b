export interface TeamAchievementsTable {
  id: string
  team_id: string
  title: string
  description: string | null
  /** YYYY-MM-DD */
  date: string
  location: string | null
  type: 'trophy' | 'medal' | 'award' | 'record'
  created_at: Date
  updated_at: Date
}
