import type { JobKind } from '../../jobs.ts'
import { mailNotices } from './mails/mail-notices.ts'
import { pushNotices } from './push/push-notices.ts'

export const notificationsJobs: JobKind[] = [
  { name: 'mail-notices', run: mailNotices },
  { name: 'push-notices', run: pushNotices },
]
