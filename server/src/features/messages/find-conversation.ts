import type { ConversationId, PersonId } from '@heraia/contract/ids'
import type { Conversation } from '@heraia/contract/messages'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { statement } from '../../statement.ts'
import { isMinor, isVisible } from '../../visibility/people.ts'
import { mayMessage, type Standing } from '../profiles/profiles.policy.ts'
import type { Pointers } from './message.view.ts'
import { type Circle, findTeamConversation } from './team/find-team-conversation.ts'

/** A conversation of the viewer, as far as acts on it care. */
export interface OpenConversation {
  id: ConversationId
  /** Who else is in it: her partner, or those of the team. */
  others: readonly PersonId[]
  /** The viewer may write now. */
  mayWrite: boolean
  /**
   * What was written before is not shown to the viewer: she deleted it for herself, or came later. null: nothing is kept
   * from her, or it is of a team and she is not in it.
   */
  since: Date | null
  /** Waits for the viewer's answer, or for her partner's. */
  request: Conversation['request']
  /** Both let the other see what they read. */
  receipts: boolean
  mine: Pointers
  partners: Pointers
  /** Since when the partner reads it; of a team, each is asked for by herself. */
  partnersSince: Date | null
  /** null: it is one of two. */
  circle: Circle | null
}

/** Not found for everybody else, and while a block or a suspension stands between two. */
export async function findConversation(ctx: SignedIn, id: ConversationId): Promise<OpenConversation> {
  const [row] = await selectAccess(ctx, { id, viewer: ctx.viewer.id })
  return row ? showAccess(row) : findTeamConversation(ctx, id)
}

const selectAccess = statement(
  (asked: { id: string; viewer: string }) => sql<AccessRow>`
    select ${accessSql(asked.viewer)} from ${accessFrom(asked.viewer)}
    where mine.conversation_id = ${asked.id}::uuid and ${isVisible('p', asked.viewer)}`,
)

export interface AccessRow extends PointersRow {
  id: string
  partner_id: string
  visibility: Standing['visibility']
  allow_messages: Standing['allowMessages']
  is_minor: boolean
  viewer_follows: boolean
  follows_viewer: boolean
  partner_muted: boolean
  my_request: 'open' | 'declined' | null
  partner_request: 'open' | 'declined' | null
}

/** How far both have come. */
export interface PointersRow {
  receipts: boolean
  my_delivered_at: Date | null
  my_read_at: Date | null
  partner_delivered_at: Date | null
  partner_read_at: Date | null
  my_cleared_until: Date | null
  partner_cleared_until: Date | null
}

/** The viewer's side of a conversation `mine`, its other side `other`, her partner `p` and herself `v`. */
export const accessFrom = (viewer: string) => sql`participants mine
    join conversations c on c.id = mine.conversation_id and mine.person_id = ${viewer}::uuid
    join profiles v on v.id = mine.person_id
    join profiles p on p.id = case when c.low_id = mine.person_id then c.high_id else c.low_id end
    join participants other on other.conversation_id = mine.conversation_id and other.person_id = p.id`

export const accessSql = (viewer: string) => sql`mine.conversation_id as id, p.id as partner_id,
    p.profile_visibility as visibility, p.allow_messages, ${isMinor('p')} as is_minor,
    exists (select 1 from follows f where f.follower_id = ${viewer}::uuid and f.followed_id = p.id) as viewer_follows,
    exists (select 1 from follows f where f.follower_id = p.id and f.followed_id = ${viewer}::uuid) as follows_viewer,
    other.muted as partner_muted, mine.request as my_request, other.request as partner_request, ${pointersSql}`

export const pointersSql = sql`p.read_receipts and v.read_receipts and mine.request is null and other.request is null as receipts,
    case when mine.request is null then mine.delivered_at end as my_delivered_at, mine.read_at as my_read_at,
    case when other.request is null then other.delivered_at end as partner_delivered_at,
    other.read_at as partner_read_at, mine.cleared_until as my_cleared_until, other.cleared_until as partner_cleared_until`

export function showAccess(row: AccessRow): OpenConversation {
  return {
    id: row.id as ConversationId,
    others: [row.partner_id as PersonId],
    mayWrite: mayMessage({
      isSelf: false,
      visibility: row.visibility,
      allowMessages: row.allow_messages,
      isMinor: row.is_minor,
      viewerFollows: row.viewer_follows,
      followsViewer: row.follows_viewer,
    }),
    request: requestOf(row),
    receipts: row.receipts,
    ...pointersOf(row),
    since: row.my_cleared_until,
    partnersSince: row.partner_cleared_until,
    circle: null,
  }
}

/** Of one that she declined she still may change her mind, as long as she has its address. */
function requestOf(row: Pick<AccessRow, 'my_request' | 'partner_request'>): Conversation['request'] {
  if (row.my_request !== null) return 'received'
  return row.partner_request === null ? 'none' : 'sent'
}

export function pointersOf(row: PointersRow): Pick<OpenConversation, 'mine' | 'partners'> {
  return {
    mine: { deliveredAt: row.my_delivered_at, readAt: row.receipts ? row.my_read_at : null },
    partners: { deliveredAt: row.partner_delivered_at, readAt: row.receipts ? row.partner_read_at : null },
  }
}
