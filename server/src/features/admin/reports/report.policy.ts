import type { StaffReport } from '@heraia/contract/reports'
import type { Viewer } from '../../../context.ts'
import { isSuspendable } from '../../accounts/standing/is-suspendable.ts'
import type { ReportRow } from './report.queries.ts'

/** Nobody decides about what is her own; a profile as a whole is suspended, not removed; nor is one of the staff. */
export function mayDecide(viewer: Viewer, row: ReportRow): StaffReport['may'] {
  const isOpen = viewer.isAdmin && row.decided_at === null && row.owner_id !== viewer.id
  return {
    dismiss: isOpen,
    remove: isOpen && row.subject !== 'profile',
    suspend: isOpen && isSuspendable(row.owner_state) && row.owner_role !== 'admin',
  }
}
