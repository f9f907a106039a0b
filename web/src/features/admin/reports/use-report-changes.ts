import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { useLive } from '../../../lib/live.ts'

/** Somebody reported something, or another one of the staff took or decided something: what is shown is asked for again. */
export function useReportChanges() {
  const queries = useQueryClient()
  const again = () => {
    void queries.invalidateQueries({ queryKey: api.admin.reports.key() })
    void queries.invalidateQueries({ queryKey: api.admin.report.key() })
  }
  useLive('reports.changed', again)
  useLive('resumed', again)
}
