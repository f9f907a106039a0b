import type { ConversationId } from '@heraia/contract/ids'
import type { Conversation } from '@heraia/contract/messages'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { isListingShown } from '../../visibility/listings.ts'
import { isVisible } from '../../visibility/people.ts'
import { type ListingChipJson, listingChipSql, showListingChip } from '../marketplace/listing-chip.view.ts'
import { type ChipRow, chipSql, showChip } from '../profiles/person.view.ts'
import { type AccessRow, accessFrom, accessSql, showAccess } from './find-conversation.ts'
import { type MessageRow, messageSql, showMessage } from './message.view.ts'

export type AskedConversations = { viewer: string; now: Date }

/** Who has not answered a request shows nothing of herself. */
const sharePresence = sql`p.show_online_status and v.show_online_status and other.request is null`

/** One line of the conversation list. Add what `mine` must be. */
export const conversationsSql = ({ viewer, now }: AskedConversations) => sql`
  select ${accessSql(viewer)}, ${chipSql}, ${messageSql}, mine.unread_count, mine.muted,
    ${listingChipSql('about')} as listing, coalesce(mine.updated_at, c.created_at) as written_at,
    case when ${sharePresence} then coalesce(o.online_until > ${now}, false) end as online,
    case when ${sharePresence} then o.last_seen_at end as last_seen_at
  from ${accessFrom(viewer)}
    left join messages m on m.id = c.last_message_id
    left join messages r on r.id = m.reply_to_id
    left join presence o on o.person_id = p.id
    left join (listings about join profiles seller on seller.id = about.seller_id)
      on about.id = c.listing_id and ${isListingShown('about', 'seller', viewer)}
  where ${isVisible('p', viewer)}`

export interface ConversationRow extends AccessRow, ChipRow, Omit<MessageRow, 'message_id'> {
  message_id: string | null
  unread_count: number
  muted: boolean
  written_at: Date
  online: boolean | null
  last_seen_at: Date | null
  listing: ListingChipJson | null
}

export function showConversation(row: ConversationRow, ctx: SignedIn): Conversation {
  const { mayWrite, partners, request } = showAccess(row)
  const { message_id } = row
  return {
    id: row.id as ConversationId,
    partner: { ...showChip(row, ctx.pass), online: row.online, lastSeenAt: row.last_seen_at?.toISOString() ?? null },
    lastMessage:
      message_id === null ? null : showMessage({ ...row, message_id }, ctx.viewer.id, partners, ctx.now(), ctx.pass),
    unread: row.unread_count,
    muted: row.muted,
    mayWrite,
    request,
    listing: row.listing && showListingChip(row.listing, ctx.pass),
    updatedAt: row.written_at.toISOString(),
  }
}
