import type { StaffReportLine } from '@heraia/contract/reports'
import { useTexts } from '../../../lib/locale.tsx'
import { useMe } from '../../../lib/session.tsx'
import { assignTexts } from './assign-texts.ts'

/** A sentence where others of the staff have some of them; what others have can be handled all the same. */
export function useWithOthers(reports: readonly StaffReportLine[]): string | null {
  const texts = useTexts(assignTexts)
  const me = useMe()
  const count = reports.filter(({ assignee }) => assignee && assignee.id !== me.id).length
  return count > 0 ? texts.withOthers(count) : null
}
