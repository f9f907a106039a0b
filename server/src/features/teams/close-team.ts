import type { TeamId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce } from '../../announcements.ts'
import { inTransaction, type SignedIn } from '../../context.ts'
import { removeMedia } from '../media/remove-files.ts'
import { holdOwned } from './teams.queries.ts'

/**
 * It is gone with its roster, achievements, roles, applications and pictures. Posts stay with those who wrote them, as
 * their own.
 */
export async function closeTeam(ctx: SignedIn, id: TeamId): Promise<{ id: TeamId }> {
  await inTransaction(ctx, async (tx) => {
    const team = await holdOwned(tx, id)
    await announce(tx, 'team.closed', { teamId: id })
    await sql`delete from teams where id = ${id}`.execute(tx.db)
    await removeMedia(
      tx,
      [team.logo_id, team.cover_id].filter((each) => each !== null),
    )
  })
  return { id }
}
