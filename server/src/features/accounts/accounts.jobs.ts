import type { JobKind } from '../../jobs.ts'
import { confirmAddressAgain } from './auth/one-time/confirm-address-again.ts'
import { recoverAccount } from './auth/one-time/recover-account.ts'
import { sendMail } from './mails/send-mail.ts'
import { sweepAccounts } from './sessions/sweep-accounts.ts'

export const accountsJobs: JobKind[] = [
  { name: 'send-mail', run: sendMail },
  { name: 'confirm-address-again', run: confirmAddressAgain },
  { name: 'recover-account', run: recoverAccount },
  { name: 'sweep-accounts', pattern: '17 3 * * *', run: sweepAccounts },
]
