import { announce } from '../../announcements.ts'
import type { SignedIn } from '../../context.ts'
import { hidePresence } from '../../live/hide-presence.ts'
import { endSessions } from '../accounts/sessions/end-sessions.ts'
import { FOR_EVER } from '../accounts/standing/for-ever.ts'
import { writeAudit } from '../accounts/write-audit.ts'

/** Closes her own account to further use, in the transaction at hand. The date that she gave is not kept. */
export async function closeUnderThirteen(tx: SignedIn): Promise<void> {
  const me = tx.viewer.id
  await hidePresence(tx, me)
  await tx.db.updateTable('profiles').set({ state: 'closed', updated_at: tx.now() }).where('id', '=', me).execute()
  await tx.db.updateTable('users').set({ banned_until: FOR_EVER }).where('id', '=', me).execute()
  await endSessions(tx, me, 'all', null)
  await writeAudit(tx, {
    action: 'person.closed',
    actorId: me,
    subjectId: me,
    details: { reason: 'under_thirteen' },
  })
  await announce(tx, 'person.closed', { personId: me })
}
