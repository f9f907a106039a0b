import type { ConversationId, MessageId, PersonId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import type { Context, SignedIn } from '../../context.ts'
import { notFound, Refused } from '../../refused.ts'
import { findConversation, type OpenConversation } from './find-conversation.ts'
import { type MessageRow, messageSql } from './message.view.ts'
import { isRead } from './messages.policy.ts'
import type { AnyMessageRow } from './show-in.ts'
import { authorsSql, type TeamMessageRow } from './team/team-message.view.ts'

async function loadMessage(ctx: Context, id: MessageId): Promise<MessageRow | undefined> {
  const { rows } = await sql<MessageRow>`
    select ${messageSql} from messages m left join messages r on r.id = m.reply_to_id
    where m.id = ${id}::uuid`.execute(ctx.db)
  return rows[0]
}

async function loadTeamMessage(ctx: Context, id: MessageId): Promise<TeamMessageRow | undefined> {
  const { rows } = await sql<TeamMessageRow>`
    select ${messageSql}, ${authorsSql} from messages m left join messages r on r.id = m.reply_to_id
    where m.id = ${id}::uuid`.execute(ctx.db)
  return rows[0]
}

/** With who wrote it, where it is one of a team's conversation. */
export const loadMessageOf = (
  ctx: Context,
  { circle }: OpenConversation,
  id: MessageId,
): Promise<AnyMessageRow | undefined> => (circle ? loadTeamMessage(ctx, id) : loadMessage(ctx, id))

export interface FoundMessage {
  row: AnyMessageRow
  conversation: OpenConversation
}

/** A message that she reads in one of her conversations; not found where the conversation is not. */
export async function findMessage(ctx: SignedIn, id: MessageId): Promise<FoundMessage> {
  const found = await findKeptMessage(ctx, id)
  if (!isRead(found.row, found.conversation)) throw notFound('message')
  return found
}

/** Also one between two that she deleted for herself, and the other one has. */
export async function findKeptMessage(ctx: SignedIn, id: MessageId): Promise<FoundMessage> {
  const row = await loadMessage(ctx, id)
  if (!row) throw notFound('message')
  const conversation = await findConversation(ctx, row.conversation_id as ConversationId).catch((error: unknown) => {
    throw error instanceof Refused ? notFound('message') : error
  })
  const { circle } = conversation
  if (!circle) return { row, conversation }
  const whole =
    isRead(row, conversation) && !circle.hidden.has(row.sender_id) ? await loadTeamMessage(ctx, id) : undefined
  if (!whole) throw notFound('message')
  return { row: whole, conversation }
}

/** One that its writer does not reach any more. */
export async function findLostMessage(ctx: Context, id: MessageId): Promise<AnyMessageRow> {
  const row = await loadTeamMessage(ctx, id)
  if (!row) throw notFound('message')
  const { rows } = await sql`
    select 1 from conversations where id = ${row.conversation_id}::uuid and team_id is not null`.execute(ctx.db)
  return rows.length > 0 ? row : ((await loadMessage(ctx, id)) ?? row)
}

/** Who else has it in a conversation, also who is suspended or leaving: she may be back. */
export async function othersWith(
  ctx: Context,
  { conversation_id, sender_id }: Pick<MessageRow, 'conversation_id' | 'sender_id'>,
): Promise<PersonId[]> {
  const { rows } = await sql<{ person_id: PersonId }>`
    select person_id from participants
    where conversation_id = ${conversation_id}::uuid and person_id <> ${sender_id}::uuid
    order by person_id`.execute(ctx.db)
  return rows.map(({ person_id }) => person_id)
}
