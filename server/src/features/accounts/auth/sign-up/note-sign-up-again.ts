import type { Context } from '../../../../context.ts'
import { writeAudit } from '../../write-audit.ts'
import { isFirstInHour } from '../once-an-hour.ts'
import type { UserRow } from '../users.queries.ts'

/** Somebody signed up with the address or phone of a member: she herself, or who tries out whose is whose. */
export async function noteSignUpAgain(ctx: Context, { id }: UserRow): Promise<void> {
  if (!(await isFirstInHour(ctx, 'sign_up', id))) return
  await writeAudit(ctx, { action: 'account.sign_up_repeated', actorId: null, subjectId: id })
}
