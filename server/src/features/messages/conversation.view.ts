import type { ConversationId } from '@heraia/contract/ids'
import type { Conversation } from '@heraia/contract/messages'
import { type RawBuilder, sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { comeCovered } from '../../visibility/covered-pictures.ts'
import { isListingShown } from '../../visibility/listings.ts'
import { isForHer } from '../../visibility/messages.ts'
import { isVisible } from '../../visibility/people.ts'
import { isPresenceShown } from '../../visibility/presence.ts'
import { type ListingChipJson, listingChipSql, showListingChip } from '../marketplace/listing-chip.view.ts'
import { type ChipRow, chipSql, showChip } from '../profiles/person.view.ts'
import { type AccessRow, accessSql, isMutual, showAccess } from './find-conversation.ts'
import { asRead, type MessageRow, messageSql, showMessage } from './message.view.ts'
import { ofTeamSql, showOfTeam, type TeamConversationJson } from './team/team-conversation.view.ts'

export type AskedConversations = { viewer: string; now: Date }

const sharePresence = isPresenceShown('p', 'v', 'other')

/** A conversation of two has a partner `p` and her side `other`; one of a team has neither. */
const conversationsFrom = (viewer: string): RawBuilder<unknown> => sql`participants mine
    join conversations c on c.id = mine.conversation_id and mine.person_id = ${viewer}::uuid
    join profiles v on v.id = mine.person_id
    left join profiles p on p.id = case when c.low_id = mine.person_id then c.high_id else c.low_id end
    left join participants other on other.conversation_id = mine.conversation_id and other.person_id = p.id`

/** One line of the conversation list. Add what `mine` must be. */
export const conversationsSql = ({ viewer, now }: AskedConversations) => sql`
  select ${accessSql(viewer)}, ${chipSql}, ${messageSql}, mine.unread_count, mine.muted,
    ${listingChipSql('about')} as listing, coalesce(mine.updated_at, c.created_at) as written_at,
    case when ${sharePresence} then coalesce(o.online_until > ${now}, false) end as online,
    case when ${sharePresence} then o.last_seen_at end as last_seen_at,
    case when mine.team_id is not null then ${ofTeamSql(viewer)} end as of_team
  from ${conversationsFrom(viewer)}
    left join messages m on m.id = c.last_message_id and ${isForHer('m', 'mine')}
    left join messages r on r.id = m.reply_to_id
    left join presence o on o.person_id = p.id
    left join (listings about join profiles seller on seller.id = about.seller_id)
      on about.id = c.listing_id and ${isListingShown('about', 'seller', viewer)}
  where (mine.team_id is not null or ${isVisible('p', viewer)})`

export interface ConversationRow extends AccessRow, ChipRow, Omit<MessageRow, 'message_id'> {
  message_id: string | null
  unread_count: number
  muted: boolean
  written_at: Date
  online: boolean | null
  last_seen_at: Date | null
  listing: ListingChipJson | null
  /** null: it is one of two. */
  of_team: TeamConversationJson | null
}

export function showConversation(row: ConversationRow, ctx: SignedIn): Conversation {
  const shared = {
    id: row.id as ConversationId,
    unread: row.unread_count,
    muted: row.muted,
    listing: row.listing && showListingChip(row.listing, ctx.pass),
    updatedAt: row.written_at.toISOString(),
  }
  if (row.of_team) return { ...shared, ...showOfTeam(row, row.of_team, ctx) }
  const access = showAccess(row)
  const { mayWrite, partners, request } = access
  const { message_id } = row
  return {
    ...shared,
    partner: { ...showChip(row, ctx.pass), online: row.online, lastSeenAt: row.last_seen_at?.toISOString() ?? null },
    team: null,
    lastMessage:
      message_id === null
        ? null
        : showMessage(asRead({ ...row, message_id }, access), ctx.viewer.id, partners, ctx.now(), ctx.pass),
    mayWrite,
    request,
    showsPictures:
      access.pictures === null ? !comeCovered(isMutual(row), row.my_request !== null) : access.pictures === 'shown',
  }
}
