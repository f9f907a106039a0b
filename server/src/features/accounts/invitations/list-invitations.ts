import type { Invitation } from '@heraia/contract/invitations'
import type { Page } from '@heraia/contract/paging'
import { sql } from 'kysely'
import type { SignedIn } from '../../../context.ts'
import { readCursor, rowsToRead, startingAfter, startOf, toPage } from '../../../paging.ts'
import { forbidden } from '../../../refused.ts'
import { showInvitation } from './invitation.view.ts'
import { selectListed } from './invitations.queries.ts'
import { readRegistrationMode } from './registration-mode.ts'

interface Asked {
  cursor?: string
  limit: number
  everyones: boolean
}

/** Newest first: walks invitations_of_maker_idx, of everybody's invitations_newest_idx. */
export async function listInvitations(ctx: SignedIn, { cursor, limit, everyones }: Asked): Promise<Page<Invitation>> {
  if (everyones && !ctx.viewer.isAdmin) throw forbidden('not_admin', 'Admins only.')
  const start = startOf(readCursor('invitations', cursor))
  const { membersInvite } = await readRegistrationMode(ctx)
  const whose = everyones ? sql`true` : sql`i.made_by = ${ctx.viewer.id}::uuid`
  const rows = await selectListed(
    ctx,
    ctx.viewer.id,
    sql`${whose} and ${startingAfter('i.created_at', 'i.id', start)}
      order by i.created_at desc, i.id desc limit ${rowsToRead(limit)}`,
  )
  return toPage(
    'invitations',
    limit,
    rows,
    (row) => ({ at: row.created_at, id: row.id }),
    showInvitation(ctx, membersInvite),
  )
}
