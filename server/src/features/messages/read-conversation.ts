import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { hiddenByBlocks } from '../../visibility/blocks.ts'
import { isActive } from '../../visibility/people.ts'
import type { OpenConversation } from './find-conversation.ts'
import { messageSql } from './message.view.ts'
import type { AnyMessageRow } from './show-in.ts'
import { authorsSql } from './team/team-message.view.ts'

/** `messages m` of this conversation that she reads, as far as `where` says; walks messages_newest_idx. */
export async function readConversation(
  ctx: SignedIn,
  conversation: OpenConversation,
  { where, order, limit }: { where: Expression<SqlBool>; order: 'newest' | 'oldest'; limit: RawBuilder<number> },
): Promise<AnyMessageRow[]> {
  const { circle } = conversation
  const direction = order === 'newest' ? sql`desc` : sql`asc`
  const { rows } = await sql<AnyMessageRow>`
    select ${messageSql}${circle ? sql`, ${authorsSql}` : sql``} from messages m left join messages r on r.id = m.reply_to_id
    where ${isIn(conversation)} and ${where}
    order by m.created_at ${direction}, m.id ${direction} limit ${limit}`.execute(ctx.db)
  return rows
}

/** Of `messages m`: written here, since she reads it. */
export const isIn = ({ id, since }: OpenConversation): RawBuilder<SqlBool> =>
  sql<SqlBool>`m.conversation_id = ${id}::uuid and ${since === null ? sql`true` : sql`m.created_at >= ${since}`}`

/** Of `messages m`: the viewer sees more of it than its place. */
export const isShown = (viewer: string, { circle }: OpenConversation): RawBuilder<SqlBool> =>
  circle === null
    ? sql<SqlBool>`true`
    : sql<SqlBool>`m.sender_id not in (${hiddenByBlocks(sql`${viewer}::uuid`)})
        and exists (select 1 from profiles writer where writer.id = m.sender_id and ${isActive('writer')})`
