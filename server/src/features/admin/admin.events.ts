import type { Listeners } from '../../announcements.ts'
import { joinAssigned } from './reports/join-assigned.ts'
import { putBackAllOf } from './reports/put-back-all-of.ts'
import { tellStaff } from './reports/tell-staff.ts'

export const adminListeners: Listeners = {
  'report.made': async (tx, { reportId }) => {
    await joinAssigned(tx, reportId)
    await tellStaff(tx)
  },
  'appeal.made': tellStaff,
  'appeal.gone': tellStaff,
  'admin.revoked': putBackAllOf,
  'person.suspended': putBackAllOf,
  'person.closed': putBackAllOf,
  'account.leaving': putBackAllOf,
}
