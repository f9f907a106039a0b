import type { JobKind } from '../jobs.ts'
import { pruneLiveLog } from './prune-log.ts'

export const liveJobs: JobKind[] = [{ name: 'prune-live-log', pattern: '41 3 * * *', run: pruneLiveLog }]
