import type { JobKind } from '../../jobs.ts'
import { sendMail } from './mails/send-mail.ts'
import { sweepAccounts } from './sessions/sweep-accounts.ts'

export const accountsJobs: JobKind[] = [
  { name: 'send-mail', run: sendMail },
  { name: 'sweep-accounts', pattern: '17 3 * * *', run: sweepAccounts },
]
