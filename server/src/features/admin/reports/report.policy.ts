import type { ReportOutcome, StaffReport } from '@heraia/contract/reports'
import type { Viewer } from '../../../context.ts'
import { isSuspendable } from '../../accounts/standing/is-suspendable.ts'
import type { ReportRow } from './report.queries.ts'

/** Takes it, gives it, puts it back, decides about it: nobody of what is her own, nor an appeal against what she decided or reported. */
export const mayHandle = (viewer: Viewer, row: ReportRow): boolean =>
  viewer.isAdmin && row.decided_at === null && row.owner_id !== viewer.id && mayJudge(viewer.id, row)

/** An appeal goes to another one of the staff than who decided or reported it; to one of these, where there is nobody else. */
export const mayJudge = (id: string, row: ReportRow): boolean =>
  row.appeal_of === null || !tookPart(id, row) || !row.has_other_judge

/** She decided what the appeal is against, or reported it. */
export const tookPart = (id: string, { first_parties }: ReportRow): boolean => first_parties.includes(id)

/** Who has it works without whom it is about knowing of her, also among the staff. */
export const maySeeAssignee = (viewer: Viewer, row: ReportRow): boolean => row.owner_id !== viewer.id

/** What the staff notes of her is for the others of the staff. */
export const maySeeNotes = (viewer: Viewer, { owner_id }: Pick<ReportRow, 'owner_id'>): boolean =>
  viewer.isAdmin && owner_id !== viewer.id

/** Nobody reads who reported her, also among the staff: what was removed on sight was reported by who decided. */
export const maySeeReporter = (viewer: Viewer, row: ReportRow): boolean =>
  row.owner_id !== viewer.id || row.reporter_id === viewer.id

/** null: she may, or it is so already. What somebody put back meanwhile nobody has: nothing of hers is overwritten. */
export function whyNotAssign(
  viewer: Viewer,
  row: ReportRow,
  { to, was }: { to: string | null; was: string | null },
): ReportOutcome | null {
  if (row.decided_at !== null) return 'already_decided'
  if (!mayJudge(viewer.id, row)) return 'decided_before'
  if (!mayHandle(viewer, row)) return 'own'
  if (to !== null && !mayJudge(to, row)) return 'decided_before'
  if (to !== null && to === row.owner_id) return 'about_assignee'
  return [to, was, null].includes(row.assigned_to) ? null : 'assigned_elsewhere'
}

/** Nobody decides about what is her own; a profile as a whole is suspended, not removed; nor is one of the staff. */
export function mayDecide(viewer: Viewer, row: ReportRow): StaffReport['may'] {
  const mayAct = mayHandle(viewer, row)
  const isOpen = mayAct && row.appeal_of === null
  return {
    dismiss: isOpen,
    remove: isOpen && row.subject !== 'profile',
    suspend: isOpen && isSuspendable(row.owner_state) && row.owner_role !== 'admin',
    // Who is gone or suspended would not read it.
    warn: isOpen && row.owner_state === 'active',
    answerAppeal: mayAct && row.appeal_of !== null,
  }
}
