import type { ReportId } from '@heraia/contract/ids'
import type { ReportsOf, StaffReport } from '@heraia/contract/reports'
import * as profileAddresses from '../../../addresses/profiles.ts'
import * as addresses from '../../../addresses.ts'
import { api } from '../../../lib/api.ts'
import { byCursor } from '../../../lib/infinite-list.ts'

export type ReportState = 'open' | 'decided'

export const readReportState = (query: URLSearchParams): ReportState =>
  query.get('state') === 'decided' ? 'decided' : 'open'

export const REPORTS_OF: readonly ReportsOf[] = ['anybody', 'me', 'nobody']

export const readReportsOf = (query: URLSearchParams): ReportsOf =>
  REPORTS_OF.find((each) => each === query.get('assigned')) ?? 'anybody'

export const reportList = (state: ReportState, assigned: ReportsOf = 'anybody') =>
  api.admin.reports.infiniteOptions(byCursor((cursor) => ({ state, assigned, cursor })))

export const staffList = () => api.admin.staff.infiniteOptions(byCursor((cursor) => ({ cursor, limit: 50 })))

export const reportOf = (id: string) => api.admin.report.queryOptions({ input: { id: id as ReportId } })

type Reported = Pick<StaffReport, 'subject' | 'subjectId' | 'parentId'> & {
  owner: { handle: string; isSuspended: boolean } | null
}

/** Where what was reported stands, if it still does; messages are nobody else's to see. */
export function placeOf({ subject, subjectId, parentId, owner }: Reported): string | null {
  if (subject === 'comment') return parentId && addresses.post(parentId, subjectId)
  if (subject === 'listing_question') return parentId && addresses.listing(parentId)
  // What a suspended person shows is not found, by the staff neither.
  if (subject === 'message' || owner?.isSuspended) return null
  if (subject === 'post') return addresses.post(subjectId)
  if (subject === 'listing') return addresses.listing(subjectId)
  if (subject === 'gallery_item') return owner && profileAddresses.gallery(owner.handle, { item: subjectId })
  return owner && addresses.profile(owner.handle)
}
