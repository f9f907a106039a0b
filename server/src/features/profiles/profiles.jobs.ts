import type { JobKind } from '../../jobs.ts'
import { acceptWaitingRequests } from './accept-waiting-requests.ts'
import { checkDueLinks } from './links/check-due-links.ts'
import { checkLink } from './links/check-link.ts'
import { recountFollows } from './recount-follows.ts'

export const profilesJobs: JobKind[] = [
  { name: 'accept-waiting-requests', changesPages: true, run: acceptWaitingRequests },
  { name: 'recount-follows', changesPages: true, run: recountFollows },
  { name: 'links.check', changesPages: true, run: checkLink },
  { name: 'links.due', pattern: '41 * * * *', run: checkDueLinks },
]
