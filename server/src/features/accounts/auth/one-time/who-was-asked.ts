import { z } from 'zod'
import type { Context } from '../../../../context.ts'
import { isBanned } from '../bearer.ts'
import { languageOf } from '../language-of.ts'
import { type UserRow, userByEmail } from '../users.queries.ts'
import { Journey } from './journey.ts'

const asked = z.object({ email: z.string(), journey: Journey })

/** What such a job is given. */
export type Asked = z.infer<typeof asked>

/** Whom somebody asked to mail, and in which language. null: nobody has this address, or she is shut out. */
export async function whoWasAsked(
  ctx: Context,
  payload: Record<string, unknown>,
  find = userByEmail,
): Promise<{ user: UserRow; journey: Journey } | null> {
  const { email, journey } = asked.parse(payload)
  const user = await find(ctx.db, email)
  if (!user || isBanned(user, ctx.now())) return null
  return { user, journey: { ...journey, language: languageOf(user, journey.language) } }
}
