import type { Context } from '../../../context.ts'
import { broadcastForget } from '../../../live/broadcasts.ts'
import { broadcastSessionsEnded } from '../../../live/session-ended.ts'

/** After the commit every process looks at her afresh, and her open streams are told why and end. Her sessions stay. */
export async function shutOut(tx: Context, personId: string): Promise<void> {
  const sessions = await tx.db.selectFrom('auth_sessions').select('id').where('user_id', '=', personId).execute()
  const ids = sessions.map((session) => session.id)
  const { broadcast } = tx.ports
  tx.afterCommit(async () => {
    await broadcastForget(broadcast, [personId])
    await broadcastSessionsEnded(broadcast, personId, ids, 'suspended')
  })
}
