import { z } from 'zod'
import { PostAudience, ReplyPolicy } from './feed.ts'
import {
  AchievementId,
  CommentId,
  ConversationId,
  ListingId,
  MediaId,
  MessageId,
  NotificationId,
  OrderId,
  PersonId,
  PostId,
  SessionId,
  TeamId,
} from './ids.ts'
import { MediaState } from './media.ts'
import { message } from './messages.ts'
import { time } from './paging.ts'

/**
 * What arrives on GET /events (server-sent events, one stream for one person).
 *
 * Stored events carry an `id`, a number of this person's own that counts up: a stream that is resumed with
 * Last-Event-ID misses none. They say what changed, and the client asks for it where it is shown.
 * Signals carry no id and are not stored: who is not connected does not get them.
 * At most ten events a second: what comes faster arrives as one `batch`, in order.
 */
export const storedEvents = {
  'message.new': z.object({ conversationId: ConversationId, message }),
  'message.changed': z.object({ conversationId: ConversationId, message }),
  /** The partner's devices have it, or she read up to it. */
  'message.seen': z.object({
    conversationId: ConversationId,
    messageId: MessageId,
    state: z.enum(['delivered', 'read']),
  }),
  /** Accepted, declined, taken by a follow, or muted or deleted for herself in another tab: what is shown of a conversation is old. */
  'conversation.changed': z.object({ conversationId: ConversationId }),
  /** Read in another tab or device of hers, as far as that one has it. What is unread since: an older process does not say it, and means none. */
  'conversation.read': z.object({ conversationId: ConversationId, unread: z.number().int().optional() }),
  /** `decided`: the staff decided about something of hers, an appeal or a report of hers. An older process does not say it. */
  'notification.new': z.object({ notificationId: NotificationId, decided: z.boolean().optional() }),
  /** What it tells of was taken back or deleted: it names fewer people, has no words any more, or is gone. */
  'notification.changed': z.object({ notificationId: NotificationId }),
  'notification.read': z.object({ notificationId: NotificationId.nullable() }),
  /** Somebody followed, unfollowed, blocked, muted or accepted: what is shown of that person is old. */
  'relation.changed': z.object({
    personId: PersonId,
    /** She muted that person, or no longer does: her feed holds other posts. */
    silenced: z.boolean().optional(),
    /** She follows that person now, or no longer: so it says to her, not to who is followed. */
    follows: z.boolean().optional(),
  }),
  /** She muted words, or no longer does: what others wrote may stand folded now, or open. */
  'words.muted': z.object({}),
  'profile.changed': z.object({ personId: PersonId }),
  /** Asked of her, answered, or no longer asked. */
  'achievement.changed': z.object({ achievementId: AchievementId }),
  /** Her own listing, or one with a question of hers: sold, expired, asked, answered, changed in another tab. */
  'listing.changed': z.object({ listingId: ListingId }),
  /** She was invited, asked or applied there, or somebody answered: what is shown of that team is old. */
  'team.changed': z.object({ teamId: TeamId }),
  /** Something happened in an order of hers, or one that she looks at as staff. */
  'order.changed': z.object({ orderId: OrderId }),
  /** For the staff: somebody reported something, or one of them took, gave, put back or decided about reports. */
  'reports.changed': z.object({}),
  /** A file of her own got on, or could not be used: media.files says more. */
  'media.changed': z.object({ mediaId: MediaId, state: MediaState }),
}

const signals = {
  /** The first event of each stream: `reset` when the log does not reach back to Last-Event-ID. */
  hello: z.object({ seq: z.number().int(), reset: z.boolean() }),
  'feed.newer': z.object({ postId: PostId, authorId: PersonId, following: z.boolean() }),
  /** Told of nobody who is hidden from the hearer; the numbers are hers, as she is shown them with the post. */
  'post.changed': z.object({
    postId: PostId,
    likes: z.number().int(),
    comments: z.number().int(),
    /** Another one than is shown: its words are others now. */
    editedAt: time.nullable(),
    audience: PostAudience,
    replyPolicy: ReplyPolicy,
    /** Deleted, or no longer for the hearer. */
    removed: z.boolean(),
  }),
  'comment.changed': z.object({ postId: PostId, commentId: CommentId, parentId: CommentId.nullable() }),
  typing: z.object({ conversationId: ConversationId, personId: PersonId }),
  presence: z.object({ personId: PersonId, online: z.boolean(), lastSeenAt: time.nullable() }),
  /** Signed out elsewhere, or suspended. The streams of these sessions end with it. */
  'session.ended': z.object({
    reason: z.enum(['signed_out', 'suspended', 'expired']),
    sessionIds: z.array(SessionId),
  }),
}

export const liveEvents = { ...storedEvents, ...signals }

export type LiveEvents = { [Kind in keyof typeof liveEvents]: z.infer<(typeof liveEvents)[Kind]> }
export type LiveKind = keyof LiveEvents
export type StoredKind = keyof typeof storedEvents
export type SignalKind = keyof typeof signals
