import type { AffiliationState } from '@heraia/contract/affiliations'
import type { PersonId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { notFound } from '../../refused.ts'
import { isVisible } from '../../visibility/people.ts'

/** The club or the coach says whether it is so; a confirmation can be taken back, and then she may ask again. */
export function answerAffiliation(
  ctx: SignedIn,
  { id, confirm }: { id: PersonId; confirm: boolean },
): Promise<{ id: PersonId; state: AffiliationState }> {
  return inTransaction(ctx, async (tx) => {
    const state = confirm ? 'confirmed' : 'declined'
    const before = await hold(tx, id)
    if (before === state) return { id, state }
    await sql`
      update affiliations set state = ${state}, answered_at = ${tx.now()}
      where partner_id = ${tx.viewer.id}::uuid and person_id = ${id}::uuid`.execute(tx.db)
    await tell(tx, [id, tx.viewer.id], 'profile.changed', { personId: id })
    const affiliated = { personId: id, partnerId: tx.viewer.id }
    await announce(tx, confirm ? 'affiliation.confirmed' : 'affiliation.ended', affiliated)
    return { id, state }
  })
}

/** What was declined is hers to ask again, not the other's to confirm after all. */
async function hold(tx: SignedIn, id: PersonId): Promise<AffiliationState> {
  const { rows } = await sql<{ state: AffiliationState }>`
    select a.state from affiliations a join profiles p on p.id = a.person_id
    where a.partner_id = ${tx.viewer.id}::uuid and a.person_id = ${id}::uuid and a.state <> 'declined'
      and ${isVisible('p', tx.viewer.id)} for update of a`.execute(tx.db)
  if (!rows[0]) throw notFound('affiliation')
  return rows[0].state
}
