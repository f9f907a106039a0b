import type { JobKind } from '../../jobs.ts'
import { sweepTickets } from './sweep-tickets.ts'

export const inboxJobs: JobKind[] = [{ name: 'sweep-tickets', pattern: '43 3 * * *', run: sweepTickets }]
