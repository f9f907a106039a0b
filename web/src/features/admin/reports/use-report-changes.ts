import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { useLive } from '../../../lib/live.ts'

/** Somebody reported something, or another one of the staff took, noted or decided something: what is shown is asked for again. */
export function useReportChanges() {
  const queries = useQueryClient()
  const again = () => askReportsAnew(queries)
  useLive('reports.changed', again)
  useLive('resumed', again)
}

/** The queue, and each report that is shown. */
export function askReportsAnew(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: api.admin.reports.key() })
  void queries.invalidateQueries({ queryKey: api.admin.report.key() })
}
