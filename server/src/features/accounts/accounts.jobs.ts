import type { JobKind } from '../../jobs.ts'
import { references } from '../../personal-data/references.ts'
import { mailEmailChangeAgain } from './auth/changes/mail-email-change-again.ts'
import { confirmAddressAgain } from './auth/one-time/confirm-address-again.ts'
import { recoverAccount } from './auth/one-time/recover-account.ts'
import { signInByMail } from './auth/one-time/sign-in-by-mail.ts'
import { signInBySms } from './auth/sms/sign-in-by-sms.ts'
import { smsAgain } from './auth/sms/sms-again.ts'
import { eraseAccount, eraseDueAccounts } from './deletion/erase-account.ts'
import { makeExport } from './export/make-export.ts'
import { sweepExports } from './export/sweep-exports.ts'
import { tellWhoWaits } from './joining/tell-who-waits.ts'
import { SEND_MAIL } from './mails/add-mail.ts'
import { mailNewSignIn } from './mails/mail-new-sign-in.ts'
import { sendMail } from './mails/send-mail.ts'
import { forgetSportsAndPlaces } from './profile/forget-sports-and-places.ts'
import { sweepAccounts } from './sessions/sweep-accounts.ts'

export const accountsJobs: JobKind[] = [
  { name: SEND_MAIL, run: sendMail },
  { name: 'confirm-address-again', run: confirmAddressAgain },
  { name: 'mail-new-sign-in', run: mailNewSignIn },
  { name: 'sign-in-by-mail', run: signInByMail },
  { name: 'mail-email-change-again', run: mailEmailChangeAgain },
  { name: 'sign-in-by-sms', run: signInBySms },
  { name: 'sms-again', run: smsAgain },
  { name: 'recover-account', run: recoverAccount },
  { name: 'sweep-accounts', pattern: '17 3 * * *', run: sweepAccounts },
  { name: 'forget-sports-and-places', pattern: '27 3 * * *', run: forgetSportsAndPlaces },
  { name: 'tell-who-waits', pattern: '11 * * * *', run: tellWhoWaits },
  { name: 'make-export', run: makeExport(references) },
  { name: 'sweep-exports', pattern: '37 * * * *', run: sweepExports },
  { name: 'erase-due-accounts', pattern: '7 * * * *', changesPages: true, run: eraseDueAccounts },
  { name: 'erase-account', changesPages: true, run: eraseAccount(references) },
]
