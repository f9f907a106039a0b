import type { Context } from '../../../context.ts'
import { writeAudit } from '../write-audit.ts'
import type { AuthError } from './auth-error.ts'
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

/**
 * An answer of another service that let nobody in: forged, too late, there twice, or a no. Whose it was nobody knows, unless
 * it proved who she is and she is banned. What failed with us is in our log.
 */
export async function noteAnswerRefused(
  ctx: Context,
  error: AuthError,
  method: 'oauth' | 'sso/saml',
  provider?: string,
): Promise<void> {
  if (error.status >= 500) return
  if (error.more.banned) return noteRefusal(ctx, error)
  const details = { method, ...(provider && { provider }), reason: error.code }
  await writeAudit(ctx, { action: 'session.refused', actorId: null, subjectId: null, details })
}
