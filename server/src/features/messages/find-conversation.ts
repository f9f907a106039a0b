import type { ConversationId, PersonId } from '@heraia/contract/ids'
import type { Conversation } from '@heraia/contract/messages'
import { sql } from 'kysely'
import type { SignedIn } from '../../context.ts'
import { statement } from '../../statement.ts'
import type { PicturesSaid } from '../../visibility/covered-pictures.ts'
import { isMinor, isVisible } from '../../visibility/people.ts'
import { mayMessage, type Standing } from '../profiles/profiles.policy.ts'
import type { Pointers, Reading } from './message.view.ts'
import { type Circle, findTeamConversation } from './team/find-team-conversation.ts'

/** A conversation of the viewer, as far as acts on it care. */
export interface OpenConversation extends Reading {
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
  /** What the viewer writes waits among her partner's requests, unheard. */
  waitsWithPartner: boolean
  /** Her partner is told what she reads. */
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

/** How a conversation stands with one of the two (`participants.request`). */
export type RequestState = 'open' | 'declined' | 'restricted' | null

export interface AccessRow extends PointersRow {
  id: string
  partner_id: string
  visibility: Standing['visibility']
  allow_messages: Standing['allowMessages']
  is_minor: boolean
  viewer_follows: boolean
  follows_viewer: boolean
  partner_muted: boolean
  my_request: RequestState
  partner_request: RequestState
}

export const isMutual = (row: Pick<AccessRow, 'viewer_follows' | 'follows_viewer'>): boolean =>
  row.viewer_follows && row.follows_viewer

/** How far both have come. */
export interface PointersRow {
  receipts: boolean
  my_delivered_at: Date | null
  my_read_at: Date | null
  partner_delivered_at: Date | null
  partner_read_at: Date | null
  my_cleared_until: Date | null
  partner_cleared_until: Date | null
  my_pictures: PicturesSaid
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

const showBothRead = sql`(p.read_receipts and v.read_receipts)`

/** She has taken what the two write to each other. That she restricts the other is not said. */
const isTaken = (side: string) =>
  sql`(${sql.ref(`${side}.request`)} is null or ${sql.ref(`${side}.request`)} = 'restricted')`

/** Whether what one reads from now on is told to the other. */
const isTold = (one: string, other: string) =>
  sql`(${showBothRead} and ${sql.ref(`${one}.request`)} is null and ${isTaken(other)})`

/** How far one is shown to the other to have read: where she restricts the other, as far as she had when that began. */
const readAsShown = (one: string, other: string) =>
  sql`case when ${isTold(one, other)} then ${sql.ref(`${one}.read_at`)}
    when ${showBothRead} and ${sql.ref(`${one}.request`)} = 'restricted' then ${sql.ref(`${one}.shown_read_at`)} end`

/** What she restricts is delivered no further (mark-received.ts, mark-read.ts). */
const deliveredAsShown = (side: string) => sql`case when ${isTaken(side)} then ${sql.ref(`${side}.delivered_at`)} end`

export const pointersSql = sql`${isTold('mine', 'other')} as receipts,
    ${deliveredAsShown('mine')} as my_delivered_at, ${readAsShown('mine', 'other')} as my_read_at,
    ${deliveredAsShown('other')} as partner_delivered_at, ${readAsShown('other', 'mine')} as partner_read_at,
    mine.cleared_until as my_cleared_until, other.cleared_until as partner_cleared_until,
    mine.pictures as my_pictures`

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
    waitsWithPartner: row.partner_request !== null,
    receipts: row.receipts,
    ...pointersOf(row),
    ...readingOf(row),
    partnersSince: row.partner_cleared_until,
    circle: null,
  }
}

/** Of one that she declined she still may change her mind, as long as she has its address. */
function requestOf(row: Pick<AccessRow, 'my_request' | 'partner_request'>): Conversation['request'] {
  if (row.my_request === 'restricted') return 'restricted'
  if (row.my_request !== null) return 'received'
  return row.partner_request === null || row.partner_request === 'restricted' ? 'none' : 'sent'
}

export const readingOf = (row: Pick<PointersRow, 'my_cleared_until' | 'my_pictures'>): Reading => ({
  since: row.my_cleared_until,
  pictures: row.my_pictures,
})

export function pointersOf(row: PointersRow): Pick<OpenConversation, 'mine' | 'partners'> {
  return {
    mine: { deliveredAt: row.my_delivered_at, readAt: row.my_read_at },
    partners: { deliveredAt: row.partner_delivered_at, readAt: row.partner_read_at },
  }
}
