import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'

/** Each answer of the staff comes with a notice: what is shown is asked for again. */
export function useSafetyChanges() {
  const queries = useQueryClient()
  const again = () => void queries.invalidateQueries({ queryKey: api.safety.key() })
  useLive('notification.new', ({ decided }) => {
    if (decided !== false) again()
  })
  useLive('resumed', again)
}
