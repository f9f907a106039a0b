import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { MailRefused } from '../../../mail-refused.ts'
import { takeMailOfAll, takeWaitOfUnproven } from '../auth/auth-limits.ts'
import { secondsHeldBack } from '../auth/seconds-held-back.ts'
import { keyOfMail, SEND_MAIL } from './add-mail.ts'

const mail = z.object({
  // A mail that waited while these came says none of them.
  id: z.guid().default(() => crypto.randomUUID()),
  userId: z.guid().nullable().default(null),
  usefulUntil: z.coerce.date().optional(),
  tokenHash: z.string().optional(),
  isToBeCounted: z.boolean().default(false),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  stopUrl: z.string().optional(),
})

/**
 * To who is gone meanwhile goes none, and none whose code or link is over: too late, used, or replaced by that of a newer one.
 * An address where nobody is gets one try.
 */
export async function sendMail(ctx: Context, payload: Record<string, unknown>): Promise<void> {
  const { usefulUntil, tokenHash, isToBeCounted, ...letter } = mail.parse(payload)
  if (usefulUntil && usefulUntil <= ctx.now()) return
  const owner = letter.userId === null ? null : await ownerOf(ctx, letter.userId)
  if (owner === undefined || (tokenHash && !(await isWaiting(ctx, tokenHash)))) return
  if (isToBeCounted) return countMail(ctx, { ...payload, id: letter.id }, owner?.provenEmail === letter.to)
  try {
    await ctx.ports.mailer.send(letter)
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error
    ctx.ports.log.warn({ mail: letter.id, code: error.code }, 'nobody is at the address of a mail')
  }
}

type Counted = Record<string, unknown> & { id: string }

/**
 * Its code or link counts for a day, so it waits for room. Once counted it is a job of its own: while the mail server is away
 * that is tried again and again, and counts no second time.
 */
async function countMail(ctx: Context, payload: Counted, isProven: boolean): Promise<void> {
  const seconds = await secondsHeldBack(ctx, takeMailOfAll(ctx, isProven))
  // Anybody makes up as many addresses as he likes: of mails to those not more wait than the next hours bear.
  if (seconds > 0 && !isProven && (await secondsHeldBack(ctx, takeWaitOfUnproven(ctx))) > 0) return
  const job =
    seconds === 0
      ? { payload: { ...payload, isToBeCounted: false } }
      : { payload, runAt: new Date(ctx.now().getTime() + (seconds + aWhile(ctx)) * 1000) }
  await ctx.ports.jobs.add(ctx.db, { name: SEND_MAIL, ...job, key: keyOfMail(payload.id) })
}

const SPREAD_SECONDS = 900

/** What waited comes by and by, or it would stand before every other job of that second, and before every newer mail. */
function aWhile({ ports }: Context): number {
  const [high = 0, low = 0] = ports.random.bytes(2)
  return 1 + ((high * 256 + low) / 65_536) * SPREAD_SECONDS
}

/** undefined: she is gone. `provenEmail`: where she showed that she reads it. */
async function ownerOf({ db }: Context, userId: string): Promise<{ provenEmail: string | null } | undefined> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'email_confirmed_at', 'email_unproven'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return user && { provenEmail: user.email_confirmed_at && !user.email_unproven ? user.email : null }
}

const isWaiting = async ({ db }: Context, tokenHash: string): Promise<boolean> =>
  (await db.selectFrom('one_time_tokens').select('id').where('token_hash', '=', tokenHash).executeTakeFirst()) !==
  undefined
