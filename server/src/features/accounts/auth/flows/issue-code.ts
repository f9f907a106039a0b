import type { Context } from '../../../../context.ts'
import { sha256 } from '../../tokens/digest.ts'

/** She is back and proven: the code that her own tab exchanges for a session. null: the flow is gone. */
export async function issueCode(
  tx: Context,
  flowId: string,
  userId: string,
  details: Record<string, unknown> = {},
): Promise<string | null> {
  const code = crypto.randomUUID()
  const flow = await tx.db
    .updateTable('auth_flows')
    .set({
      auth_code_hash: await hashAuthCode(code),
      user_id: userId,
      details: JSON.stringify(details),
      code_issued_at: tx.now(),
    })
    .where('id', '=', flowId)
    .returning('id')
    .executeTakeFirst()
  return flow ? code : null
}

export const hashAuthCode = (code: string): Promise<string> => sha256(`auth-code:${code}`)
