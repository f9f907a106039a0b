import type { Context } from '../../../context.ts'
import { languageOfUser } from '../auth/one-time/who-was-asked.ts'
import type { UserRow } from '../auth/users.queries.ts'
import { addMail } from './add-mail.ts'
import { type AddedFactor, factorAddedMail } from './factor-added-mail.ts'

/** Whoever was in her account for a moment must not leave a way in behind without her knowing. */
export async function tellOfNewWay(tx: Context, user: UserRow, way: AddedFactor): Promise<void> {
  if (user.email === '') return
  await addMail(tx, user.email, factorAddedMail(languageOfUser(user, 'en'), way, tx.settings.siteUrl))
}
