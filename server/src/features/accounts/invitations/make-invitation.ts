import type { InvitationId } from '@heraia/contract/ids'
import type { Invitation } from '@heraia/contract/invitations'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../../context.ts'
import { takeFromLimit } from '../../../http/rate-limits.ts'
import { conflict, forbidden, invalidField } from '../../../refused.ts'
import { writeAudit } from '../write-audit.ts'
import { showInvitation } from './invitation.view.ts'
import { hashOfInvitationToken, newInvitationToken } from './invitation-token.ts'
import { selectListed } from './invitations.queries.ts'
import { INVITATION_DAYS, readAllowance } from './read-allowance.ts'
import { readRegistrationMode } from './registration-mode.ts'

interface Draft {
  id: InvitationId
  mostUses: number
}

/**
 * The token is told this once. Where that answer was lost, the same again tells another one in its place, as long as nobody came
 * by the first.
 */
export async function makeInvitation(
  ctx: SignedIn,
  { id, mostUses }: Draft,
): Promise<{ invitation: Invitation; token: string }> {
  await takeFromLimit(ctx, 'invitation')
  const token = newInvitationToken(ctx.ports.random)
  const token_hash = await hashOfInvitationToken(token)
  const invitation = await inTransaction(ctx, async (tx) => {
    // How many she has open counts of one after the other.
    await sql`select 1 from users where id = ${tx.viewer.id}::uuid for update`.execute(tx.db)
    const { allowed, left, mostUses: most } = await readAllowance(tx)
    if (!allowed) throw forbidden('may_not_invite', 'Only where the site is by invitation, and whoever an admin lets.')
    if (mostUses > most) throw invalidField('mostUses', 'too_many', `At most ${most}.`)
    if (!(await toldAnew(tx, id, token_hash))) {
      if (left === 0) throw conflict('too_many_invitations', 'End an open one first.')
      await insert(tx, { id, mostUses }, token_hash)
    }
    const { membersInvite } = await readRegistrationMode(tx)
    const [row] = await selectListed(tx, tx.viewer.id, sql`i.id = ${id}::uuid`)
    if (!row) throw new Error('An invitation was not made.')
    return showInvitation(tx, membersInvite)(row)
  })
  return { invitation, token }
}

/** false: there is none by this id. */
async function toldAnew(tx: SignedIn, id: string, token_hash: string): Promise<boolean> {
  const known = await tx.db.selectFrom('invitations').select(['made_by']).where('id', '=', id).executeTakeFirst()
  if (!known) return false
  const changed = await tx.db
    .updateTable('invitations')
    .set({ token_hash })
    .where('id', '=', id)
    .where('made_by', '=', tx.viewer.id)
    .where('uses', '=', 0)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!changed) throw conflict('id_taken', 'There is an invitation by this id already.')
  return true
}

async function insert(tx: SignedIn, { id, mostUses }: Draft, token_hash: string): Promise<void> {
  const now = tx.now()
  const made = await tx.db
    .insertInto('invitations')
    .values({
      ...{ id, made_by: tx.viewer.id, token_hash, most_uses: mostUses, ended_at: null },
      expires_at: new Date(now.getTime() + INVITATION_DAYS * 86_400_000),
      created_at: now,
    })
    .onConflict((taken) => taken.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw conflict('id_taken', 'There is an invitation by this id already.')
  const details = { uses: mostUses }
  await writeAudit(tx, { action: 'invitation.made', actorId: tx.viewer.id, subjectId: null, details })
}
