import type { Language } from '@heraia/contract/accounts'
import type { Context } from '../../../context.ts'
import { languageOf } from '../auth/language-of.ts'
import type { UserRow } from '../auth/users.queries.ts'
import { addMail, type MailContent } from './add-mail.ts'
import { factorAddedMail } from './factor-added-mail.ts'
import { factorRemovedMail } from './factor-removed-mail.ts'
import { factorTriedMail } from './factor-tried-mail.ts'
import { type CodesNews, recoveryCodesMail } from './recovery-codes-mail.ts'
import { type WasItYou, wasItYou } from './was-it-you.ts'
import type { Way } from './way-names.ts'

/** Whoever was in her account for a moment must not leave a way in behind without her knowing. */
export const tellOfNewWay = (tx: Context, user: UserRow, way: Way): Promise<void> =>
  tell(tx, user, (language, end) => factorAddedMail(language, way, end))

/** Nor take away what keeps others out. */
export const tellOfLostWay = (tx: Context, user: UserRow, way: Way): Promise<void> =>
  tell(tx, user, (language, end) => factorRemovedMail(language, way, end))

export const tellOfCodes = (tx: Context, user: UserRow, news: CodesNews): Promise<void> =>
  tell(tx, user, (language, end) => recoveryCodesMail(language, news, end))

/** Nor try on for months what keeps others out. */
export const tellOfTries = (tx: Context, user: UserRow): Promise<void> =>
  tell(tx, user, (language, end) => factorTriedMail(language, end))

type Write = (language: Language, end: WasItYou) => MailContent

async function tell(tx: Context, user: UserRow, write: Write): Promise<void> {
  // Who reads at an address that she never showed to be hers is somebody else.
  if (user.email === '' || user.email_confirmed_at === null) return
  const language = languageOf(user, tx.speaks)
  await addMail(tx, user, write(language, wasItYou(language, tx.settings, user)))
}
