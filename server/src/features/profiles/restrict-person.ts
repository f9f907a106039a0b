import type { PersonId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { leavePresence } from '../../live/part-presence.ts'
import { tell } from '../../live/tell.ts'
import { forbidden } from '../../refused.ts'
import { findVisiblePerson } from './find-visible-person.ts'
import { lockPair } from './follow-counts.ts'
import { type Related, showRelated } from './show-related.ts'

/**
 * From now on what that person says under the viewer's posts is for the two alone, what that person writes to her waits with
 * her requests, and nothing rings for her. Only the viewer's own devices are told.
 */
export async function restrictPerson(ctx: SignedIn, id: PersonId): Promise<Related> {
  const me = ctx.viewer.id
  if (id === me) throw forbidden('self', 'Nobody restricts herself.')
  return inTransaction(ctx, async (tx) => {
    await lockPair(tx, me, id)
    await findVisiblePerson(tx, id)
    await leavePresence(tx, me, id)
    const { rows } = await sql`
      insert into restrictions (restricter_id, restricted_id, created_at) values (${me}, ${id}, ${tx.now()})
      on conflict do nothing returning restricter_id`.execute(tx.db)
    if (rows.length > 0) {
      await announce(tx, 'person.restricted', { restricterId: me, restrictedId: id })
      await tell(tx, [me], 'relation.changed', { personId: id })
    }
    return showRelated(tx, id)
  })
}

/** What was said and written meanwhile stays where it is: what she wants to be seen she shows. */
export async function unrestrictPerson(ctx: SignedIn, id: PersonId): Promise<Related> {
  const me = ctx.viewer.id
  return inTransaction(ctx, async (tx) => {
    await lockPair(tx, me, id)
    await findVisiblePerson(tx, id)
    const { rows } = await sql`
      delete from restrictions where restricter_id = ${me} and restricted_id = ${id}
      returning restricter_id`.execute(tx.db)
    if (rows.length > 0) {
      await announce(tx, 'person.unrestricted', { restricterId: me, restrictedId: id })
      await tell(tx, [me], 'relation.changed', { personId: id })
    }
    return showRelated(tx, id)
  })
}
