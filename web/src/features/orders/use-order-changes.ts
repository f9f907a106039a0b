import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useLive } from '../../lib/live.ts'

/** The other one, a timer or the payment provider went on: what is shown is asked for again. */
export function useOrderChanges() {
  const queries = useQueryClient()
  const again = () => void queries.invalidateQueries({ queryKey: api.orders.key() })
  useLive('order.changed', again)
  useLive('resumed', again)
}
