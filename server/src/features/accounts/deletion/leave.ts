import type { FreshProof } from '@heraia/contract/account-data'
import { announce } from '../../../announcements.ts'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { broadcastForget } from '../../../live/broadcasts.ts'
import { hidePresence } from '../../../live/hide-presence.ts'
import { conflict } from '../../../refused.ts'
import { languageOf } from '../auth/language-of.ts'
import { userById } from '../auth/users.queries.ts'
import { requireFreshProof } from '../fresh-proof.ts'
import { addMail } from '../mails/add-mail.ts'
import { leavingMail } from '../mails/leaving-mail.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { mayAsk } from '../sessions/find-viewer.ts'
import { requireSession, suspended } from '../sessions/require-session.ts'
import { isLastAdmin, lockStanding } from '../standing/standing.queries.ts'
import { writeAudit } from '../write-audit.ts'
import { GRACE_DAYS } from './deletion-days.ts'

/** From now on nobody sees her and she is signed out everywhere; until `dueAt` she may sign in and keep her account. */
export async function leave(ctx: SignedIn, proof: FreshProof): Promise<{ dueAt: string }> {
  await requireFreshProof(ctx, proof)
  return inTransaction(ctx, async (tx) => {
    const { id } = tx.viewer
    const person = await lockStanding(tx.db, id)
    // By the staff, while she proved that it is her: what is decided about her stands.
    if (person && !mayAsk(person.state)) throw suspended()
    if (person && (await isLastAdmin(tx.db, person))) throw conflict('last_admin', 'The last admin cannot leave.')
    await requireSession(tx)
    const now = tx.now()
    const dueAt = new Date(now.getTime() + GRACE_DAYS * 86_400_000)
    await hidePresence(tx, id)
    await tx.db.updateTable('profiles').set({ state: 'leaving', updated_at: now }).where('id', '=', id).execute()
    await tx.db
      .insertInto('account_deletions')
      .values({ person_id: id, asked_at: now, due_at: dueAt, done_at: null })
      .onConflict((conflict) => conflict.column('person_id').doNothing())
      .execute()
    await endSessions(tx, id, 'all', tx.viewer.sessionId)
    await writeAudit(tx, { action: 'account.deletion_asked', actorId: id, subjectId: id })
    await announce(tx, 'account.leaving', { personId: id })
    await mailHer(tx, dueAt)
    tx.afterCommit(() => broadcastForget(tx.ports.broadcast, [id]))
    return { dueAt: dueAt.toISOString() }
  })
}

async function mailHer(tx: SignedIn, dueAt: Date): Promise<void> {
  const user = await userById(tx.db, tx.viewer.id)
  if (!user?.email_confirmed_at) return
  await addMail(tx, user, leavingMail(languageOf(user, tx.speaks), dueAt, tx.settings.siteUrl))
}
