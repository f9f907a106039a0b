import type { SessionId } from '@heraia/contract/ids'
import { inTransaction, type SignedIn } from '../../context.ts'
import { notFound } from '../../refused.ts'
import { endSessions } from './sessions/end-sessions.ts'
import { requireSession } from './sessions/require-session.ts'
import { writeAudit } from './write-audit.ts'

/** Signs out one of her devices; another person's session is as good as none. */
export const endSession = (ctx: SignedIn, { id }: { id: SessionId }): Promise<{ id: SessionId }> =>
  inTransaction(ctx, async (tx) => {
    // Who was thrown out meanwhile throws out nobody. Her own she may end, whatever becomes of it.
    if (id !== tx.viewer.sessionId) await requireSession(tx)
    const ended = await endSessions(tx, tx.viewer.id, { only: id }, tx.viewer.sessionId)
    if (ended.length === 0) throw notFound('session')
    await writeAudit(tx, {
      action: 'session.ended',
      actorId: tx.viewer.id,
      subjectId: id,
      details: { scope: 'device' },
    })
    return { id }
  })
