import type { Language } from '@heraia/contract/accounts'
import type { Context } from '../../../context.ts'
import { languageOf } from '../auth/language-of.ts'
import type { UserRow } from '../auth/users.queries.ts'
import { addMail, type MailContent } from './add-mail.ts'
import { factorAddedMail } from './factor-added-mail.ts'
import { factorRemovedMail } from './factor-removed-mail.ts'
import { type CodesNews, recoveryCodesMail } from './recovery-codes-mail.ts'
import type { Way } from './way-names.ts'

/** Whoever was in her account for a moment must not leave a way in behind without her knowing. */
export const tellOfNewWay = (tx: Context, user: UserRow, way: Way): Promise<void> =>
  tell(tx, user, (language) => factorAddedMail(language, way, tx.settings.siteUrl))

/** Nor take away what keeps others out. */
export const tellOfLostWay = (tx: Context, user: UserRow, way: Way): Promise<void> =>
  tell(tx, user, (language) => factorRemovedMail(language, way, tx.settings.siteUrl))

export const tellOfCodes = (tx: Context, user: UserRow, news: CodesNews): Promise<void> =>
  tell(tx, user, (language) => recoveryCodesMail(language, news, tx.settings.siteUrl))

async function tell(tx: Context, user: UserRow, write: (language: Language) => MailContent): Promise<void> {
  if (user.email !== '') await addMail(tx, user, write(languageOf(user, tx.speaks)))
}
