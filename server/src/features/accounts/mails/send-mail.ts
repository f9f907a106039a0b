import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { MailRefused } from '../../../mail-refused.ts'
import { takeMailOfAll } from '../auth/auth-limits.ts'
import { secondsHeldBack } from '../auth/seconds-held-back.ts'
import { SEND_MAIL } from './add-mail.ts'

const mail = z.object({
  // A mail that waited while these came says none of them.
  id: z.guid().default(() => crypto.randomUUID()),
  userId: z.guid().nullable().default(null),
  usefulUntil: z.coerce.date().optional(),
  isToBeCounted: z.boolean().default(false),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  stopUrl: z.string().optional(),
})

/** To who is gone meanwhile goes none, and none whose code or link is over. An address where nobody is gets one try. */
export async function sendMail(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const { usefulUntil, isToBeCounted, ...letter } = mail.parse(payload)
  if (usefulUntil && usefulUntil <= ctx.now()) return
  if (letter.userId !== null && !(await isHere(ctx, letter.userId))) return
  if (isToBeCounted) return countMail(ctx, payload)
  try {
    await ctx.ports.mailer.send(letter)
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    ctx.ports.log.warn({ mail: letter.id, code: error.code }, 'nobody is at the address of a mail')
  }
}

/**
 * Its code or link counts for a day, so it waits for room. Once counted it is a job of its own: while the mail server is away
 * that is tried again and again, and counts no second time.
 */
async function countMail(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const seconds = await secondsHeldBack(ctx, takeMailOfAll(ctx))
  const job =
    seconds === 0
      ? { payload: { ...payload, isToBeCounted: false } }
      : { payload, runAt: new Date(ctx.now().getTime() + seconds * 1000) }
  await ctx.ports.jobs.add(ctx.db, { name: SEND_MAIL, ...job })
}

const isHere = async ({ db }: Context, userId: string): Promise<boolean> =>
  (await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()) !== undefined
