import type { ConversationId } from '@heraia/contract/ids'
import { sql } from 'kysely'
import { announce } from '../../../announcements.ts'
import type { Context } from '../../../context.ts'
import { tell } from '../../../live/tell.ts'
import { hiddenByBlocks } from '../../../visibility/blocks.ts'
import { removeOrWithhold } from '../../media/remove-files.ts'
import { forgetWaiting } from './answer-team.ts'

interface Place {
  teamId: string
  personId: string
}

/** Who joins a team that has a conversation is asked whether she wants to be in it. */
export async function askNewMember(tx: Context, { teamId, personId }: Place): Promise<void> {
  const { rows } = await sql<{ id: ConversationId }>`
    insert into participants (conversation_id, person_id, team_id, request, updated_at)
    select c.id, ${personId}::uuid, c.team_id, 'open', ${tx.now()} from conversations c where c.team_id = ${teamId}::uuid
    on conflict (conversation_id, person_id) do nothing returning conversation_id as id`.execute(tx.db)
  for (const { id } of rows) await tell(tx, [personId], 'conversation.changed', { conversationId: id })
}

/** Who leaves a team, or is taken out, has no conversation of it; what she wrote stays with the others. */
export async function endMembersPlace(tx: Context, { teamId, personId }: Place): Promise<void> {
  const { rows } = await sql<{ id: ConversationId; was_in: boolean }>`
    delete from participants where team_id = ${teamId}::uuid and person_id = ${personId}::uuid
    returning conversation_id as id, request is null as was_in`.execute(tx.db)
  for (const { id, was_in } of rows) {
    await forgetWaiting(tx, [personId], id)
    await announce(tx, 'conversation.read', { conversationId: id, personId })
    const others = was_in ? await whoSeesHerIn(tx, id, personId) : []
    await tell(tx, [personId, ...others], 'conversation.changed', { conversationId: id })
  }
}

/** A team that is closed takes its conversation along, and what came with its messages. */
export async function endConversation(tx: Context, { teamId }: { teamId: string }): Promise<void> {
  const { rows } = await sql<{ id: ConversationId; files: string[] }>`
    select c.id, (select coalesce(jsonb_agg(f.media_id), '[]') from messages m join message_media f on f.message_id = m.id
      where m.conversation_id = c.id) as files
    from conversations c where c.team_id = ${teamId}::uuid`.execute(tx.db)
  for (const { id, files } of rows) {
    const people = await allOf(tx, id)
    await sql`delete from conversations where id = ${id}::uuid`.execute(tx.db)
    await removeOrWithhold(tx, files)
    await forgetWaiting(tx, people, id)
    await tell(tx, people, 'conversation.changed', { conversationId: id })
  }
}

async function whoSeesHerIn(tx: Context, id: ConversationId, personId: string): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    select person_id from participants where conversation_id = ${id}::uuid and request is null
      and person_id not in (${hiddenByBlocks(sql`${personId}::uuid`)})
    order by person_id`.execute(tx.db)
  return rows.map((row) => row.person_id)
}

async function allOf(tx: Context, id: ConversationId): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    select person_id from participants where conversation_id = ${id}::uuid order by person_id`.execute(tx.db)
  return rows.map((row) => row.person_id)
}
