import type { ConversationId } from '@heraia/contract/ids'
import { type RawBuilder, sql } from 'kysely'
import type { Listeners } from '../../announcements.ts'
import type { Context } from '../../context.ts'
import { whenSeenOrNot } from '../../counted-rows.ts'
import { tell } from '../../live/tell.ts'
import type { Restricted } from '../profiles/profiles.events.ts'
import { hideInTeams } from './team/block-in-team.ts'
import { askNewMember, endConversation, endMembersPlace } from './team/places.ts'
import { recountBetween } from './team/recount-in-team.ts'
import { tellPartnersLater } from './tell-partners.ts'
import { whenTaken } from './when-taken.ts'

declare module '../../announcements.ts' {
  interface Announcements {
    'message.sent': {
      messageId: string
      conversationId: string
      senderId: string
      /** Who wants notices of this conversation. */
      recipientIds: readonly string[]
    }
    /** Deleted for all; `recipientIds` have it in their conversation and count it no more. */
    'message.removed': { conversationId: string; senderId: string; recipientIds: readonly string[] }
    /** All of it; or she is out of it or deleted it for herself, and nothing there is left for her to read. */
    'conversation.read': { conversationId: string; personId: string }
  }
}

/** What waited in their logs about their conversation is not brought to either any more. */
async function forgetWhatWaits(tx: Context, { blockerId, blockedId }: { blockerId: string; blockedId: string }) {
  const both = [blockerId, blockedId]
  await sql`
    delete from person_events e using conversations c
    where e.person_id = any(${both}::uuid[]) and e.kind like 'message.%' and e.data ->> 'conversationId' = c.id::text
      and c.low_id = any(${both}::uuid[]) and c.high_id = any(${both}::uuid[])`.execute(tx.db)
}

/**
 * Whom she follows she wants to read: a request of hers is taken. And who follows needs not ask, also where the
 * conversation was opened, or written in, a moment before the follow was here. One that was declined stays so.
 */
async function takeRequests(tx: Context, { followerId, followedId }: { followerId: string; followedId: string }) {
  const { rows } = await sql<{ conversation_id: string }>`
    update participants mine set request = ${whenTaken(
      sql`mine.person_id`,
      sql`case when mine.person_id = c.low_id then c.high_id else c.low_id end`,
    )} from conversations c
    where c.id = mine.conversation_id
      and ((mine.person_id = ${followerId}::uuid and mine.request in ('open', 'declined'))
        or (mine.person_id = ${followedId}::uuid and mine.request = 'open'))
      and c.low_id = least(${followerId}::uuid, ${followedId}::uuid)
      and c.high_id = greatest(${followerId}::uuid, ${followedId}::uuid)
    returning mine.conversation_id`.execute(tx.db)
  for (const row of rows) {
    await tell(tx, [followerId, followedId], 'conversation.changed', {
      conversationId: row.conversation_id as ConversationId,
    })
  }
}

/**
 * Whom she restricted writes to her among her requests from now on, and sees no more of what reaches her than at this
 * moment; what she said of pictures she says again. What waits for an answer or was declined is so already.
 */
const setAside = (tx: Context, told: Restricted) =>
  changeBetween(
    tx,
    told,
    sql`request = 'restricted', shown_read_at = mine.read_at,
    pictures = nullif(mine.pictures, 'shown')`,
    sql`mine.request is null`,
  )

const takeBack = (tx: Context, told: Restricted) =>
  changeBetween(tx, told, sql`request = null, shown_read_at = null`, sql`mine.request = 'restricted'`)

/** Her side of the conversation of the two. Her devices alone learn of it. */
async function changeBetween(
  tx: Context,
  { restricterId, restrictedId }: Restricted,
  change: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
): Promise<void> {
  const { rows } = await sql<{ conversation_id: ConversationId }>`
    update participants mine set ${change} from conversations c
    where c.id = mine.conversation_id and mine.person_id = ${restricterId}::uuid and ${where}
      and c.low_id = least(${restricterId}::uuid, ${restrictedId}::uuid)
      and c.high_id = greatest(${restricterId}::uuid, ${restrictedId}::uuid)
    returning mine.conversation_id`.execute(tx.db)
  for (const { conversation_id: conversationId } of rows) {
    await tell(tx, [restricterId], 'conversation.changed', { conversationId })
  }
}

export const messagesListeners: Listeners = {
  ...whenSeenOrNot(tellPartnersLater),
  'person.blocked': async (tx, told) => {
    await forgetWhatWaits(tx, told)
    await hideInTeams(tx, told)
  },
  // What either wrote meanwhile stands there now, and unread.
  'person.unblocked': (tx, { blockerId, blockedId }) => recountBetween(tx, blockerId, blockedId),
  'person.followed': takeRequests,
  'person.restricted': setAside,
  'person.unrestricted': takeBack,
  'team.member_came': askNewMember,
  'team.member_went': endMembersPlace,
  'team.closed': endConversation,
}
