import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'

/** Somebody invited, asked, applied or answered, in another tab or another browser: what is shown is asked for again. */
export function useTeamChanges() {
  const queries = useQueryClient()
  const again = () => {
    void queries.invalidateQueries({ queryKey: api.teams.key() })
    void queries.invalidateQueries({ queryKey: api.openRoles.key() })
    void queries.invalidateQueries({ queryKey: api.fixtures.key() })
  }
  useLive('team.changed', again)
  useLive('resumed', again)
}
