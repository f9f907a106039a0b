import type { InvitationId } from '@heraia/contract/ids'
import type { Invitation } from '@heraia/contract/invitations'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { notFound } from '../../../refused.ts'
import { writeAudit } from '../write-audit.ts'
import { showInvitation } from './invitation.view.ts'
import { lockById, selectListed } from './invitations.queries.ts'
import { readRegistrationMode } from './registration-mode.ts'

/** Nobody new comes by it; who came stays. Of somebody else’s, for who is no admin, it says as little as of none. */
export const endInvitation = (ctx: SignedIn, id: InvitationId): Promise<Invitation> =>
  inTransaction(ctx, async (tx) => {
    const found = await lockById(tx, id)
    if (!found || (found.made_by !== tx.viewer.id && !tx.viewer.isAdmin)) throw notFound('invitation')
    if (found.ended_at === null) {
      await tx.db.updateTable('invitations').set({ ended_at: tx.now() }).where('id', '=', id).execute()
      await writeAudit(tx, { action: 'invitation.ended', actorId: tx.viewer.id, subjectId: found.made_by })
    }
    const { membersInvite } = await readRegistrationMode(tx)
    const [row] = await selectListed(tx, tx.viewer.id, sql`i.id = ${id}::uuid`)
    if (!row) throw notFound('invitation')
    return showInvitation(tx, membersInvite)(row)
  })
