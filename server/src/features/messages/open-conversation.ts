import { ConversationId, type ListingId, type PersonId } from '@heraia/contract/ids'
import type { Conversation } from '@heraia/contract/messages'
import { uuid7 } from '@heraia/contract/uuid7'
import { sql } from 'kysely'
import { inTransaction, type SignedIn } from '../../context.ts'
import { takeFromLimit } from '../../http/rate-limits.ts'
import { tell } from '../../live/tell.ts'
import { forbidden, invalidField } from '../../refused.ts'
import { takeOfDay } from '../accounts/new-accounts/take-of-day.ts'
import { findListing } from '../marketplace/find-listing.ts'
import { lockListing } from '../marketplace/lock-listing.ts'
import { findVisiblePerson } from '../profiles/find-visible-person.ts'
import { lockPair } from '../profiles/follow-counts.ts'
import { mayMessage, type Standing } from '../profiles/profiles.policy.ts'
import { getConversation } from './get-conversation.ts'
import { whenTaken } from './when-taken.ts'

/** The one conversation with that person. One that is there can be read, also where she takes no messages any more. */
export async function openConversation(
  ctx: SignedIn,
  { personId, listingId }: { personId: PersonId; listingId?: ListingId },
): Promise<Conversation> {
  if (personId === ctx.viewer.id) throw forbidden('self', 'Nobody writes to herself.')
  const { standing } = await findVisiblePerson(ctx, personId)
  if (listingId) await mustBeOfThem(ctx, listingId, personId)
  const known = await findId(ctx, personId)
  if (known) {
    await wantItToo(ctx, known, personId)
    return about(ctx, known, listingId)
  }
  if (!mayMessage(standing)) throw forbidden('may_not_message', 'She does not take messages from you.')
  await takeFromLimit(ctx, 'newConversation')
  return about(ctx, await make(ctx, personId, standing), listingId)
}

async function mustBeOfThem(ctx: SignedIn, listingId: ListingId, personId: PersonId): Promise<void> {
  const { seller_id } = await findListing(ctx, listingId)
  if (seller_id !== personId && seller_id !== ctx.viewer.id)
    throw invalidField('listingId', 'not_theirs', 'A third sells it.')
}

/** Shows the listing on top, for both. */
async function about(ctx: SignedIn, id: ConversationId, listingId: ListingId | undefined): Promise<Conversation> {
  if (listingId) await inTransaction(ctx, (tx) => beAbout(tx, id, listingId))
  return getConversation(ctx, id)
}

/** Who deletes it at this moment comes before, and it is not found; or after, and nothing of it stays on top. */
async function beAbout(tx: SignedIn, conversationId: ConversationId, listingId: ListingId): Promise<void> {
  await lockListing(tx, listingId)
  await findListing(tx, listingId)
  const { rows } = await sql<{ low_id: string; high_id: string }>`
    update conversations set listing_id = ${listingId}::uuid
    where id = ${conversationId}::uuid and listing_id is distinct from ${listingId}::uuid
    returning low_id, high_id`.execute(tx.db)
  for (const { low_id, high_id } of rows) await tell(tx, [low_id, high_id], 'conversation.changed', { conversationId })
}

/** Somebody who follows her, or whom she follows; what others write first waits as a request. */
const isKnown = (to: Standing): boolean => to.viewerFollows || to.followsViewer

/** Both may open it at once: the pair is unique, and who comes second finds what the first made. */
const make = (ctx: SignedIn, personId: PersonId, standing: Standing): Promise<ConversationId> =>
  inTransaction(ctx, async (tx) => {
    const now = tx.now()
    const id = ConversationId.parse(uuid7(now.getTime(), tx.ports.random.bytes(10)))
    const [low, high] = pair(tx.viewer.id, personId)
    // Who restricts the other at this moment comes before, and it begins so; or after, and finds it.
    await lockPair(tx, low, high)
    const { rows } = await sql`
      insert into conversations (id, low_id, high_id, created_at, updated_at)
      values (${id}, ${low}, ${high}, ${now}, ${now})
      on conflict (low_id, high_id) do nothing returning id`.execute(tx.db)
    if (rows.length === 0) return (await findId(tx, personId)) ?? id
    // That she follows them says nothing: anybody may follow first.
    if (!standing.followsViewer) await takeOfDay(tx, 'conversations')
    await sql`
      insert into participants (conversation_id, person_id, request)
      select ${id}::uuid, person, case when person = ${personId}::uuid and not ${isKnown(standing)} then 'open'
        else ${whenTaken(sql`person`, sql`case when person = ${low}::uuid then ${high}::uuid else ${low}::uuid end`)} end
      from unnest(${[low, high]}::uuid[]) as person`.execute(tx.db)
    return id
  })

/**
 * Both opened it before either wrote: it is no request any more, and both see it so. One with nothing in it because she
 * deleted that is answered like others.
 */
async function wantItToo(ctx: SignedIn, id: ConversationId, personId: PersonId): Promise<void> {
  if (!(await waitsUnwritten(ctx, id))) return
  await inTransaction(ctx, async (tx) => {
    const { rows } = await sql`
      update participants set request = ${whenTaken(sql`${tx.viewer.id}::uuid`, sql`${personId}::uuid`)}
      where conversation_id = ${id}::uuid and person_id = ${tx.viewer.id}::uuid and request = 'open'
        and updated_at is null and cleared_until is null returning 1`.execute(tx.db)
    if (rows.length > 0) await tell(tx, [tx.viewer.id, personId], 'conversation.changed', { conversationId: id })
  })
}

/** Most that are opened are none: they need no transaction. */
async function waitsUnwritten(ctx: SignedIn, id: ConversationId): Promise<boolean> {
  const { rows } = await sql`
    select 1 from participants
    where conversation_id = ${id}::uuid and person_id = ${ctx.viewer.id}::uuid and request = 'open'
      and updated_at is null and cleared_until is null`.execute(ctx.db)
  return rows.length > 0
}

async function findId(ctx: SignedIn, personId: PersonId): Promise<ConversationId | null> {
  const [low, high] = pair(ctx.viewer.id, personId)
  const { rows } = await sql<{ id: ConversationId }>`
    select id from conversations where low_id = ${low}::uuid and high_id = ${high}::uuid`.execute(ctx.db)
  return rows[0]?.id ?? null
}

/** Ids are lower-case UUIDs, which sort as text as PostgreSQL sorts them. */
const pair = (one: string, other: string): [string, string] => (one < other ? [one, other] : [other, one])
