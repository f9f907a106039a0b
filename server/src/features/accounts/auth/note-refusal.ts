import type { Context } from '../../../context.ts'
import { addressKey } from '../../../http/address-key.ts'
import { writeAudit } from '../write-audit.ts'
import type { AuthError } from './auth-error.ts'
import type { AuthLimit } from './auth-limits.ts'
import { isFirstInHour } from './once-an-hour.ts'

/**
 * Where every way in ends that was refused: who proved who she is and is banned is on record, once an hour for each way,
 * for a browser that is left open asks again by itself. After the transaction of the refusal, which is undone.
 */
export async function noteRefusal(ctx: Context, error: AuthError): Promise<void> {
  const { banned } = error.more
  if (!banned) return
  const { id: subjectId, method } = banned
  if (!(await isFirstInHour(ctx, 'banned', `${subjectId} ${method}`))) return
  await writeAudit(ctx, { action: 'session.refused', actorId: null, subjectId, details: { method } })
}

/** Whoever did not wait a minute between two mails or SMS: that is everyday. */
const EVERYDAY: readonly string[] = ['mailEvery', 'smsEvery', 'smsOwnEvery'] satisfies AuthLimit[]

/**
 * Who is held back by a limit, or did not show that she is a person: on record once an hour for each limit and whom it
 * counts for, since whoever goes on would fill the log. Who she is nobody knows.
 */
export async function noteHeldBack(ctx: Context, error: AuthError): Promise<void> {
  const heldBack = heldBackBy(ctx, error)
  if (!heldBack || EVERYDAY.includes(heldBack.by)) return
  const { by, key } = heldBack
  try {
    if (!(await isFirstInHour(ctx, 'held_back', `${by} ${key}`))) return
    await writeAudit(ctx, { action: 'session.held_back', actorId: null, subjectId: null, details: { by } })
  } catch (failed) {
    // A database that is away takes no record, and changes nothing of the answer.
    ctx.ports.log.warn({ requestId: ctx.requestId, error: String(failed).slice(0, 200) }, 'a refusal is not on record')
  }
}

function heldBackBy({ address }: Context, { code, more }: AuthError): { by: string; key: string } | undefined {
  if (more.limit) return { by: more.limit.bucket, key: more.limit.key }
  return code === 'captcha_failed' ? { by: 'captcha', key: addressKey(address) } : undefined
}

/**
 * An answer of another service, to a sign-in that began here, which let nobody in: forged, or a no. Whose it was nobody
 * knows, unless it proved who she is and she is banned. What failed with us is in our log.
 */
export async function noteAnswerRefused(
  ctx: Context,
  error: AuthError,
  method: 'oauth' | 'sso/saml',
  provider: string,
): Promise<void> {
  if (error.status >= 500) return
  if (error.more.banned) return noteRefusal(ctx, error)
  const details = { method, provider, reason: error.code }
  await writeAudit(ctx, { action: 'session.refused', actorId: null, subjectId: null, details })
}
