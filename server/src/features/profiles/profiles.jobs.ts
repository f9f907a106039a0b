import type { JobKind } from '../../jobs.ts'
import { acceptWaitingRequests } from './accept-waiting-requests.ts'

export const profilesJobs: JobKind[] = [{ name: 'accept-waiting-requests', run: acceptWaitingRequests }]
