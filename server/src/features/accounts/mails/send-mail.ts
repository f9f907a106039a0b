import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { MailRefused } from '../../../mail-refused.ts'

const mail = z.object({
  // A mail that waited while these came says none of them.
  id: z.guid().default(() => crypto.randomUUID()),
  userId: z.guid().nullable().default(null),
  usefulUntil: z.coerce.date().optional(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  stopUrl: z.string().optional(),
})

/** To who is gone meanwhile goes none, and none whose code or link is over. An address where nobody is gets one try. */
export async function sendMail(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const { usefulUntil, ...letter } = mail.parse(payload)
  if (usefulUntil && usefulUntil <= ctx.now()) return
  if (letter.userId !== null && !(await isHere(ctx, letter.userId))) return
  try {
    await ctx.ports.mailer.send(letter)
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    ctx.ports.log.warn({ mail: letter.id, code: error.code }, 'nobody is at the address of a mail')
  }
}

const isHere = async ({ db }: Context, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()) !== undefined
