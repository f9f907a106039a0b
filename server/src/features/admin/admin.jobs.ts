import type { JobKind } from '../../jobs.ts'
import { keepDailyCounts } from './analytics/keep-daily-counts.ts'

export const adminJobs: JobKind[] = [{ name: 'keep-daily-counts', pattern: '13 0 * * *', run: keepDailyCounts }]
