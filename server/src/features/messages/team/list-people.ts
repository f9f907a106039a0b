import type { ConversationId } from '@heraia/contract/ids'
import type { ConversationPerson } from '@heraia/contract/messages'
import type { Page } from '@heraia/contract/paging'
import type { TeamRole } from '@heraia/contract/team'
import { sql } from 'kysely'
import type { SignedIn } from '../../../context.ts'
import { after, readCursor, rowsToRead, toPage } from '../../../paging.ts'
import { isVisible } from '../../../visibility/people.ts'
import { type ChipRow, chipSql, showChip } from '../../profiles/person.view.ts'
import { findTeamConversation } from './find-team-conversation.ts'

interface Wanted {
  id: ConversationId
  cursor?: string
  limit: number
}

type Row = ChipRow & { role: TeamRole; joined_at: Date }

/** Who is in it, the longest first, also for whoever is asked to be; walks participants_circle_idx. */
export async function listPeople(ctx: SignedIn, { id, cursor, limit }: Wanted): Promise<Page<ConversationPerson>> {
  const from = readCursor('circle', cursor)
  await findTeamConversation(ctx, id)
  const { rows } = await sql<Row>`
    select ${chipSql}, m.role, o.joined_at
    from participants o join profiles p on p.id = o.person_id
      join team_members m on m.team_id = o.team_id and m.person_id = o.person_id
    where o.conversation_id = ${id}::uuid and o.team_id is not null and o.request is null and ${isVisible('p', ctx.viewer.id)}
      and ${from ? after('o.joined_at', 'o.person_id', from) : sql`true`}
    order by o.joined_at, o.person_id limit ${rowsToRead(limit)}`.execute(ctx.db)
  return toPage(
    'circle',
    limit,
    rows,
    (row) => ({ at: row.joined_at, id: row.chip_id }),
    (row) => ({ person: showChip(row, ctx.pass), role: row.role }),
  )
}
