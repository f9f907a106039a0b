import type { PersonId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { forbidden } from '../../refused.ts'
import { findVisiblePerson } from './find-visible-person.ts'
import { type Related, showRelated } from './show-related.ts'

/** Her posts and notices stay away from the viewer; only the viewer's own devices are told. */
export async function mutePerson(ctx: SignedIn, id: PersonId): Promise<Related> {
  const me = ctx.viewer.id
  if (id === me) throw forbidden('self', 'Nobody mutes herself.')
  return inTransaction(ctx, async (tx) => {
    await findVisiblePerson(tx, id)
    const { rows } = await sql`
      insert into mutes (muter_id, muted_id, created_at) values (${me}, ${id}, ${tx.now()})
      on conflict do nothing returning muter_id`.execute(tx.db)
    if (rows.length > 0) {
      await tell(tx, [me], 'relation.changed', { personId: id, silenced: true })
      await announce(tx, 'person.muted', { muterId: me, mutedId: id })
    }
    return showRelated(tx, id)
  })
}

export async function unmutePerson(ctx: SignedIn, id: PersonId): Promise<Related> {
  const me = ctx.viewer.id
  return inTransaction(ctx, async (tx) => {
    await findVisiblePerson(tx, id)
    const { rows } = await sql`
      delete from mutes where muter_id = ${me} and muted_id = ${id} returning muter_id`.execute(tx.db)
    if (rows.length > 0) await tell(tx, [me], 'relation.changed', { personId: id, silenced: true })
    return showRelated(tx, id)
  })
}
