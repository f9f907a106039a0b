import { Language } from '@heraia/contract/accounts'
import { z } from 'zod'
import type { Context } from '../../../../context.ts'
import { type UserRow, userByEmail } from '../users.queries.ts'

const asked = z.object({ email: z.string(), language: Language })

/** Whom somebody asked to mail, and in which language. null: nobody has this address, or she is shut out. */
export async function whoWasAsked(
  ctx: Context,
  payload: Record<string, unknown>,
): Promise<{ user: UserRow; language: Language } | null> {
  const { email, language } = asked.parse(payload)
  const user = await userByEmail(ctx.db, email)
  if (!user || (user.banned_until !== null && user.banned_until > ctx.now())) return null
  return { user, language: Language.catch(language).parse(user.user_metadata.language) }
}
