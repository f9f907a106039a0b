import type {
  CommentId,
  ConversationId,
  DecisionId,
  ListingId,
  NotificationId,
  OpenRoleId,
  OrderId,
  PersonId,
  PostId,
  TeamId,
} from '@heraia/contract/ids'
import type { Notification, NotificationKind } from '@heraia/contract/notifications'
import type { Pass } from '../../files/picture.view.ts'
import { firstWords } from '../../first-words.ts'
import { type ChipRow, showChip } from '../profiles/person.view.ts'
import { isOfTheHouse } from './notifications.policy.ts'

/** Letters of what a notice is about. */
export const EXCERPT = 140

export interface NotificationRow {
  id: string
  kind: NotificationKind
  post_id: string | null
  comment_id: string | null
  conversation_id: string | null
  subject_person_id: string | null
  listing_id: string | null
  team_id: string | null
  team_name: string | null
  order_id: string | null
  role_id: string | null
  decision_id: string | null
  read_at: Date | null
  updated_at: Date
  excerpt: string | null
  /** She muted its post. */
  post_muted: boolean
  /** It is set aside or of what she muted: whatever is unread of it does not count. */
  quiet: boolean
}

export interface ActorRow extends ChipRow {
  notification_id: string
  actor_count: number
}

export function showNotification(row: NotificationRow, found: readonly ActorRow[], pass: Pass): Notification {
  const actors = isOfTheHouse(row.kind) ? [] : found
  return {
    id: row.id as NotificationId,
    kind: row.kind,
    actors: actors.map((actor) => showChip(actor, pass)),
    actorCount: actors[0]?.actor_count ?? 0,
    postId: row.post_id as PostId | null,
    commentId: row.comment_id as CommentId | null,
    conversationId: row.conversation_id as ConversationId | null,
    personId: row.subject_person_id as PersonId | null,
    listingId: row.listing_id as ListingId | null,
    team: row.team_id === null ? null : { id: row.team_id as TeamId, name: row.team_name ?? '' },
    orderId: row.order_id as OrderId | null,
    roleId: row.role_id as OpenRoleId | null,
    decisionId: row.decision_id as DecisionId | null,
    excerpt: row.excerpt ? firstWords(row.excerpt, EXCERPT) : null,
    read: row.read_at !== null || row.quiet,
    isMuted: row.post_muted,
    updatedAt: row.updated_at.toISOString(),
  }
}
