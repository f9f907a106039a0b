import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'

/** Somebody asked or answered, in another tab or another browser: what is shown is asked for again. */
export function useAchievementChanges() {
  const queries = useQueryClient()
  const again = () => void queries.invalidateQueries({ queryKey: api.achievements.key() })
  useLive('achievement.changed', again)
  useLive('resumed', again)
}
