export interface AchievementMediaTable {
  achievement_id: string
  position: number
  media_id: string
}
