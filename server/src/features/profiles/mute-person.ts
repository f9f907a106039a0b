import type { PersonId } from '@heraia/contract/ids'
import { LONGEST_MUTE_MS, type MuteLength, muteEnd } from '@heraia/contract/mute-lengths'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { tell } from '../../live/tell.ts'
import { forbidden, invalidField } from '../../refused.ts'
import { isMuteStanding } from '../../visibility/mutes.ts'
import { findVisiblePerson } from './find-visible-person.ts'
import { type Related, showRelated } from './show-related.ts'

interface MuteInput {
  id: PersonId
  lasts: MuteLength
  until?: string | undefined
}

/**
 * Her posts and notices stay away from the viewer, for ever or a time; only the viewer's own devices are told. Who is muted
 * already is muted for as long as is said now, and keeps her place in the list.
 */
export async function mutePerson(ctx: SignedIn, input: MuteInput): Promise<Related> {
  const me = ctx.viewer.id
  const { id } = input
  if (id === me) throw forbidden('self', 'Nobody mutes herself.')
  const endsAt = endOf(ctx, input)
  return inTransaction(ctx, async (tx) => {
    await findVisiblePerson(tx, id)
    await forgetEnded(tx)
    // As it stood before, by now: she is muted no more.
    if (endsAt !== null && endsAt <= tx.now()) return endMute(tx, id)
    const { rows } = await sql<{ is_new: boolean }>`
      insert into mutes as m (muter_id, muted_id, created_at, ends_at) values (${me}, ${id}, ${tx.now()}, ${endsAt})
      on conflict (muter_id, muted_id) do update set ends_at = excluded.ends_at
        where m.ends_at is distinct from excluded.ends_at
      returning m.xmax = 0 as is_new`.execute(tx.db)
    const [row] = rows
    // Her feed holds other posts only where she had not muted her.
    if (row) await tell(tx, [me], 'relation.changed', { personId: id, ...(row.is_new && { silenced: true }) })
    if (row?.is_new) await announce(tx, 'person.muted', { muterId: me, mutedId: id })
    return showRelated(tx, id)
  })
}

/** null: for ever. What she takes back may have ended meanwhile. */
function endOf(ctx: SignedIn, { lasts, until }: MuteInput): Date | null {
  const now = ctx.now().getTime()
  if (until === undefined) {
    const endsAt = muteEnd(lasts, now)
    return endsAt === null ? null : new Date(endsAt)
  }
  const end = new Date(until)
  if (end.getTime() > now + LONGEST_MUTE_MS)
    throw invalidField('until', 'out_of_range', 'No mute with an end is so long.')
  return end
}

/** What has ended mutes nobody, and is kept no longer than until she mutes again. */
async function forgetEnded(tx: SignedIn): Promise<void> {
  await sql`delete from mutes m where m.muter_id = ${tx.viewer.id} and not ${isMuteStanding('m')}`.execute(tx.db)
}

export async function unmutePerson(ctx: SignedIn, id: PersonId): Promise<Related> {
  return inTransaction(ctx, async (tx) => {
    await findVisiblePerson(tx, id)
    return endMute(tx, id)
  })
}

async function endMute(tx: SignedIn, id: PersonId): Promise<Related> {
  const me = tx.viewer.id
  const { rows } = await sql`
    delete from mutes where muter_id = ${me} and muted_id = ${id} returning muter_id`.execute(tx.db)
  if (rows.length > 0) await tell(tx, [me], 'relation.changed', { personId: id, silenced: true })
  return showRelated(tx, id)
}
