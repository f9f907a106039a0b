import type { PersonId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { broadcastForget } from '../../live/broadcasts.ts'
import { partPresence } from '../../live/part-presence.ts'
import { tell } from '../../live/tell.ts'
import { forbidden } from '../../refused.ts'
import { findVisiblePerson } from './find-visible-person.ts'
import { endFollow, lockPair } from './follow-counts.ts'
import { endRequest } from './follow-requests.ts'
import { tellPair } from './tell-pair.ts'
import { waitForWords } from './words-between.ts'

/** From now on neither sees the other anywhere. Follows and requests end both ways and do not come back. */
export async function blockPerson(ctx: SignedIn, id: PersonId): Promise<{ id: PersonId }> {
  const me = ctx.viewer.id
  if (id === me) throw forbidden('self', 'Nobody blocks herself.')
  await inTransaction(ctx, async (tx) => {
    await waitForWords(tx, me, id)
    await lockPair(tx, me, id)
    if (await hasBlocked(tx, id)) return
    await findVisiblePerson(tx, id)
    await endWhatStood(tx, me, id)
    await partPresence(tx, me, id)
    await sql`insert into blocks (blocker_id, blocked_id, created_at) values (${me}, ${id}, ${tx.now()})`.execute(tx.db)
    await announce(tx, 'person.blocked', { blockerId: me, blockedId: id })
    tx.afterCommit(() => broadcastForget(tx.ports.broadcast, [me, id]))
  })
  return { id }
}

/** They may see each other again; who followed before does not follow any more. */
export async function unblockPerson(ctx: SignedIn, id: PersonId): Promise<{ id: PersonId }> {
  const me = ctx.viewer.id
  await inTransaction(ctx, async (tx) => {
    await lockPair(tx, me, id)
    if (!(await hasBlocked(tx, id))) return void (await findVisiblePerson(tx, id))
    await sql`delete from blocks where blocker_id = ${me} and blocked_id = ${id}`.execute(tx.db)
    // Her feed holds posts again that she has not read; what the other reads is not moved.
    await tell(tx, [me], 'relation.changed', { personId: id, silenced: true })
    await tell(tx, [id], 'relation.changed', { personId: me })
    await announce(tx, 'person.unblocked', { blockerId: me, blockedId: id })
    tx.afterCommit(() => broadcastForget(tx.ports.broadcast, [me, id]))
  })
  return { id }
}

async function hasBlocked(tx: SignedIn, id: PersonId): Promise<boolean> {
  const { rows } = await sql`
    select 1 from blocks where blocker_id = ${tx.viewer.id} and blocked_id = ${id}`.execute(tx.db)
  return rows.length > 0
}

async function endWhatStood(tx: SignedIn, me: PersonId, id: PersonId): Promise<void> {
  await tellPair(tx, me, id)
  await endFollow(tx, me, id)
  await endFollow(tx, id, me)
  await endRequest(tx, { requesterId: me, targetId: id })
  await endRequest(tx, { requesterId: id, targetId: me })
}
