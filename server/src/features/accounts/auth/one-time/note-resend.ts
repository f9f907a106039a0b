import type { Context } from '../../../../context.ts'
import { writeAudit } from '../../write-audit.ts'
import { isFirstInHour } from '../once-an-hour.ts'

/**
 * By /resend, whoever asked: nobody has to be signed in. Once an hour, and before the limits of what is sent, which others
 * fill who ask for the same address or phone: her own record would tell her whether it is somebody's.
 */
export async function noteResend(ctx: Context, subjectId: string, what: string): Promise<void> {
  if (!(await isFirstInHour(ctx, 'resend', `${subjectId} ${what}`))) return
  await writeAudit(ctx, { action: 'account.resend_asked', actorId: null, subjectId, details: { what } })
}
