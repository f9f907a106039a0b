import type { Affiliation, AffiliationKind } from '@heraia/contract/affiliations'
import type { PersonId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { tell } from '../../live/tell.ts'
import { forbidden } from '../../refused.ts'
import { findVisiblePerson } from '../profiles/find-visible-person.ts'
import { listMine } from './list-affiliations.ts'

type Hers = { items: Affiliation[] }

/** She names a club's or a coach's account; nothing is shown of it until that account confirms. */
export async function nameAffiliation(
  ctx: SignedIn,
  { kind, personId }: { kind: AffiliationKind; personId: PersonId },
): Promise<Hers> {
  await takeFromLimit(ctx, 'affiliation')
  if (personId === ctx.viewer.id) throw forbidden('self', 'Nobody confirms herself.')
  return inTransaction(ctx, async (tx) => {
    const before = await hold(tx, kind)
    // Her row is held: a block between the two came before, or ends this afterwards.
    const { chip } = await findVisiblePerson(tx, personId)
    if (chip.role !== kind) throw forbidden('another_role', `This account is not one of a ${kind}.`)
    if (before?.partner_id === personId && before.state !== 'declined') return listMine(tx)
    if (before) await remove(tx, kind, before.partner_id)
    await sql`
      insert into affiliations (person_id, kind, partner_id, state, asked_at)
      values (${tx.viewer.id}::uuid, ${kind}, ${personId}::uuid, 'asked', ${tx.now()})`.execute(tx.db)
    await tell(tx, [tx.viewer.id, personId], 'profile.changed', { personId: tx.viewer.id })
    await announce(tx, 'affiliation.asked', { personId: tx.viewer.id, partnerId: personId })
    return listMine(tx)
  })
}

/** Asked or confirmed, it ends without a word. */
export function endAffiliation(ctx: SignedIn, kind: AffiliationKind): Promise<Hers> {
  return inTransaction(ctx, async (tx) => {
    const before = await hold(tx, kind)
    if (before) await remove(tx, kind, before.partner_id)
    return listMine(tx)
  })
}

/** Her own row is the lock: two tabs that name somebody come one after another. */
async function hold(tx: SignedIn, kind: AffiliationKind) {
  await sql`select from profiles where id = ${tx.viewer.id}::uuid for no key update`.execute(tx.db)
  const { rows } = await sql<{ partner_id: PersonId; state: Affiliation['state'] }>`
    select partner_id, state from affiliations
    where person_id = ${tx.viewer.id}::uuid and kind = ${kind} for update`.execute(tx.db)
  return rows[0]
}

async function remove(tx: SignedIn, kind: AffiliationKind, partnerId: PersonId): Promise<void> {
  await sql`delete from affiliations where person_id = ${tx.viewer.id}::uuid and kind = ${kind}`.execute(tx.db)
  await tell(tx, [tx.viewer.id, partnerId], 'profile.changed', { personId: tx.viewer.id })
  await announce(tx, 'affiliation.ended', { personId: tx.viewer.id, partnerId })
}
