import { Language } from '@heraia/contract/accounts'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { languageOf } from '../auth/language-of.ts'
import { userById } from '../auth/users.queries.ts'
import { addMail } from './add-mail.ts'
import { newSignInMail } from './new-sign-in-mail.ts'
import { wasItYou } from './was-it-you.ts'

const payloadSchema = z.object({
  userId: z.guid(),
  device: z.string(),
  network: z.string(),
  at: z.iso.datetime(),
  // Of the sign-in; one that waits since an older version does not say it.
  language: Language.catch('en'),
})

/** The job behind the first sign-in from a device and network that she did not use before. */
export async function mailNewSignIn(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const { userId, language, ...where } = payloadSchema.parse(payload)
  const user = await userById(ctx.db, userId)
  if (!user?.email_confirmed_at) return
  const hers = languageOf(user, language)
  await addMail(ctx, user, newSignInMail(hers, where, wasItYou(hers, ctx.settings, user)))
}
