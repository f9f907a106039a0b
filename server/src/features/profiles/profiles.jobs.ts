import type { JobKind } from '../../jobs.ts'
import { acceptWaitingRequests } from './accept-waiting-requests.ts'
import { recountFollows } from './recount-follows.ts'

export const profilesJobs: JobKind[] = [
  { name: 'accept-waiting-requests', changesPages: true, run: acceptWaitingRequests },
  { name: 'recount-follows', changesPages: true, run: recountFollows },
]
