import type { JobKind } from '../../jobs.ts'
import { mailNotices } from './mails/mail-notices.ts'

export const notificationsJobs: JobKind[] = [{ name: 'mail-notices', run: mailNotices }]
