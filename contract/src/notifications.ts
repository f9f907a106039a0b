import { z } from 'zod'
import {
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
} from './ids.ts'
import { boundedCount, page, pageInput, time } from './paging.ts'
import { personChip } from './person.ts'
import { procedure } from './procedure.ts'
import { text } from './text.ts'

export const NotificationKind = z.enum([
  'follow',
  'follow_request',
  'follow_accepted',
  'like',
  'comment',
  'reply',
  'mention',
  'quote',
  'message',
  'affiliation_asked',
  'affiliation_confirmed',
  'achievement_asked',
  'achievement_answered',
  'listing_question',
  'listing_answer',
  'listing_price',
  'listing_match',
  'listing_expired',
  'verified',
  'unverified',
  'team_invited',
  'team_asked',
  'team_answered',
  'team_joined',
  'team_handed_over',
  'team_verified',
  'team_unverified',
  'application_received',
  'application_answered',
  'order_offered',
  'order_countered',
  'order_accepted',
  'order_declined',
  'order_reserved',
  'order_paid',
  'order_confirmed',
  'order_sent',
  'order_received',
  'order_completed',
  'order_cancelled',
  'order_expired',
  'order_refunded',
  'order_disputed',
  'order_wrote',
  'order_appointed',
  'order_reviewed',
  'order_decided_for_buyer',
  'order_decided_for_seller',
  'report_upheld',
  'report_dismissed',
  'verification_declined',
  'team_verification_declined',
  'content_removed',
  'content_warned',
  'appeal_upheld',
  'appeal_reversed',
])
export type NotificationKind = z.infer<typeof NotificationKind>

/** One line of the list: "Mira and 4 others like your post". */
export const notification = z.object({
  id: NotificationId,
  kind: NotificationKind,
  /** The newest three whom the viewer may see; nobody where the house speaks. */
  actors: z.array(personChip),
  /** All of them, the three included. */
  actorCount: z.number().int(),
  /** What it is about; which of them is set follows from the kind. */
  postId: PostId.nullable(),
  commentId: CommentId.nullable(),
  conversationId: ConversationId.nullable(),
  personId: PersonId.nullable(),
  listingId: ListingId.nullable(),
  /** Also of a message: in whose conversation it was written. */
  team: z.object({ id: TeamId, name: z.string() }).nullable(),
  orderId: OrderId.nullable(),
  /** For which place in the team somebody applied. */
  roleId: OpenRoleId.nullable(),
  /** What the staff decided about what is hers. */
  decisionId: DecisionId.nullable(),
  /**
   * The first words of the post, comment or message; of a report its number, of a refusal, or of
   * what the staff decided about an order or what is hers, its reason.
   */
  excerpt: z.string().nullable(),
  read: z.boolean(),
  /** She muted the post that it is about: no more notices of it. */
  isMuted: z.boolean(),
  updatedAt: time,
})
export type Notification = z.infer<typeof notification>

/** A person of whom something is set aside. */
export const setAside = z.object({
  person: personChip,
  notices: boundedCount,
  /** When something came last. */
  updatedAt: time,
})
export type SetAside = z.infer<typeof setAside>

/** What a browser's `PushSubscription` says of itself; the keys in base64url. Writing it again changes nothing. */
export const pushSubscription = z.strictObject({
  endpoint: text({ max: 1000 }).regex(/^https:\/\//, 'invalid_url'),
  p256dh: text({ max: 120 }).regex(/^[\w-]+=*$/, 'invalid'),
  auth: text({ max: 60 }).regex(/^[\w-]+=*$/, 'invalid'),
})
export type PushSubscription = z.infer<typeof pushSubscription>

const tags = ['Notifications']
const onePerson = z.strictObject({ id: PersonId })
const acceptedState = z.object({ id: PersonId, isAccepted: z.boolean() })
const unread = z.object({ count: z.number().int() })

export const notifications = {
  list: procedure
    .route({ method: 'GET', path: '/notifications', tags, summary: 'What happened, grouped, newest first' })
    .input(
      z.strictObject({
        tab: z
          .enum([
            'all',
            'unread',
            'mentions',
            'follows',
            'posts',
            'messages',
            'achievements',
            'marketplace',
            'orders',
            'teams',
            'safety',
          ])
          .default('all'),
        /** Only what is set aside of this person; without it, only what is not set aside. */
        asideFrom: PersonId.optional(),
        ...pageInput,
      }),
    )
    .output(page(notification)),
  unread: procedure
    .route({ method: 'GET', path: '/notifications/unread', tags, summary: 'The badge of the bell' })
    .output(unread),
  markRead: procedure
    .route({ method: 'PUT', path: '/notifications/read', tags, summary: 'Mark one as read, or all' })
    .input(z.strictObject({ id: NotificationId.optional() }))
    .output(unread),
  setAside: procedure
    .route({ method: 'GET', path: '/notifications/set-aside', tags, summary: 'Of whom something is set aside' })
    .input(z.strictObject(pageInput))
    .output(page(setAside)),
  countSetAside: procedure
    .route({ method: 'GET', path: '/notifications/set-aside/count', tags, summary: 'How many people that are' })
    .output(boundedCount),
  clearSetAside: procedure
    .route({
      method: 'POST',
      path: '/notifications/set-aside/clear',
      tags,
      summary: 'She is done with what is set aside of one person, or of all; answers how many people are left',
    })
    .input(z.strictObject({ id: PersonId.optional() }))
    .output(boundedCount),
  acceptedSenders: procedure
    .route({ method: 'GET', path: '/notifications/senders', tags, summary: 'Whose notices are never set aside' })
    .input(z.strictObject(pageInput))
    .output(page(personChip)),
  acceptSender: procedure
    .route({
      method: 'PUT',
      path: '/notifications/senders/{id}',
      tags,
      summary: 'Never set aside the notices of this person; what is set aside of her joins the others',
    })
    .input(onePerson)
    .output(acceptedState),
  endAcceptance: procedure
    .route({
      method: 'DELETE',
      path: '/notifications/senders/{id}',
      tags,
      summary: 'The filter judges the next notices of this person again',
    })
    .input(onePerson)
    .output(acceptedState),
  pushKey: procedure
    .route({
      method: 'POST',
      path: '/notifications/push-key',
      tags,
      summary: 'The key with which a browser subscribes, and whether the one at this endpoint takes her notices',
    })
    .input(pushSubscription.pick({ endpoint: true }).partial())
    .output(z.object({ publicKey: z.string(), subscribed: z.boolean() })),
  subscribePush: procedure
    .route({ method: 'PUT', path: '/notifications/push', tags, summary: 'Notices come to this browser too' })
    .input(pushSubscription)
    .output(z.object({ subscribed: z.literal(true) })),
  unsubscribePush: procedure
    .route({ method: 'POST', path: '/notifications/push/end', tags, summary: 'No more notices to this browser' })
    .input(pushSubscription.pick({ endpoint: true }))
    .output(z.object({ subscribed: z.literal(false) })),
}
