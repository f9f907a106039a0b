import { z } from 'zod'
import { CommentId, ConversationId, NotificationId, PersonId, PostId } from './ids.ts'
import { page, pageInput, time } from './paging.ts'
import { personChip } from './person.ts'
import { procedure } from './procedure.ts'

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
  'achievement_asked',
  'achievement_answered',
  'verified',
  'unverified',
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
  /** The first words of the post, comment or message. */
  excerpt: z.string().nullable(),
  read: z.boolean(),
  updatedAt: time,
})
export type Notification = z.infer<typeof notification>

const tags = ['Notifications']
const unread = z.object({ count: z.number().int() })

export const notifications = {
  list: procedure
    .route({ method: 'GET', path: '/notifications', tags, summary: 'What happened, grouped, newest first' })
    .input(
      z.strictObject({
        tab: z.enum(['all', 'unread', 'mentions', 'follows', 'posts', 'messages', 'achievements']).default('all'),
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
}
