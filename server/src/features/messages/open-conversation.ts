import { ConversationId, type PersonId } from '@heraia/contract/ids'
import type { Conversation } from '@heraia/contract/messages'
import { uuid7 } from '@heraia/contract/uuid7'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { forbidden } from '../../refused.ts'
import { findVisiblePerson } from '../profiles/find-visible-person.ts'
import { mayMessage, type Standing } from '../profiles/profiles.policy.ts'
import { getConversation } from './get-conversation.ts'

/** The one conversation with that person. One that is there can be read, also where she takes no messages any more. */
export async function openConversation(ctx: SignedIn, personId: PersonId): Promise<Conversation> {
  if (personId === ctx.viewer.id) throw forbidden('self', 'Nobody writes to herself.')
  const { standing } = await findVisiblePerson(ctx, personId)
  const known = await findId(ctx, personId)
  if (known) {
    await wantItToo(ctx, known)
    return getConversation(ctx, known)
  }
  if (!mayMessage(standing)) throw forbidden('may_not_message', 'She does not take messages from you.')
  await takeFromLimit(ctx, 'newConversation')
  return getConversation(ctx, await make(ctx, personId, isKnown(standing)))
}

/** Somebody who follows her, or whom she follows; what others write first waits as a request. */
const isKnown = (to: Standing): boolean => to.viewerFollows || to.followsViewer

/** Both may open it at once: the pair is unique, and who comes second finds what the first made. */
const make = (ctx: SignedIn, personId: PersonId, known: boolean): Promise<ConversationId> =>
  inTransaction(ctx, async (tx) => {
    const now = tx.now()
    const id = ConversationId.parse(uuid7(now.getTime(), tx.ports.random.bytes(10)))
    const [low, high] = pair(tx.viewer.id, personId)
    const { rows } = await sql`
      insert into conversations (id, low_id, high_id, created_at, updated_at)
      values (${id}, ${low}, ${high}, ${now}, ${now})
      on conflict (low_id, high_id) do nothing returning id`.execute(tx.db)
    if (rows.length === 0) return (await findId(tx, personId)) ?? id
    await sql`
      insert into participants (conversation_id, person_id, request)
      select ${id}::uuid, person, case when person = ${personId}::uuid and not ${known} then 'open' end
      from unnest(${[low, high]}::uuid[]) as person`.execute(tx.db)
    return id
  })

/** Both opened it before either wrote: for her it is no request any more. */
async function wantItToo(ctx: SignedIn, id: ConversationId): Promise<void> {
  await sql`
    update participants set request = null
    where conversation_id = ${id}::uuid and person_id = ${ctx.viewer.id}::uuid and request = 'open'
      and updated_at is null`.execute(ctx.db)
}

async function findId(ctx: SignedIn, personId: PersonId): Promise<ConversationId | null> {
  const [low, high] = pair(ctx.viewer.id, personId)
  const { rows } = await sql<{ id: ConversationId }>`
    select id from conversations where low_id = ${low}::uuid and high_id = ${high}::uuid`.execute(ctx.db)
  return rows[0]?.id ?? null
}

/** Ids are lower-case UUIDs, which sort as text as PostgreSQL sorts them. */
const pair = (one: string, other: string): [string, string] => (one < other ? [one, other] : [other, one])
