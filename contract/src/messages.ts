import { z } from 'zod'
import { ConversationId, ListingId, MediaId, MessageId, PersonId } from './ids.ts'
import { listingChip } from './listings.ts'
import { attachment } from './media.ts'
import { page, pageInput, time } from './paging.ts'
import { personChip } from './person.ts'
import { procedure } from './procedure.ts'
import { searchText, text } from './text.ts'

export const MESSAGE_MAX = 4000
/** Pictures and documents of one message. */
export const MESSAGE_FILES_MAX = 10
export const REACTIONS = ['👍', '❤️', '😂', '🎉', '💪', '🔥'] as const

/** `delivered`: it reached one of her devices. `read` only where both show read receipts. */
export const MessageState = z.enum(['sent', 'delivered', 'read'])
export type MessageState = z.infer<typeof MessageState>

/** So many messages may wait for somebody who has not answered yet. */
export const REQUEST_MESSAGES_MAX = 5

export const message = z.object({
  id: MessageId,
  conversationId: ConversationId,
  senderId: PersonId,
  /** Empty where it was deleted. */
  text: z.string(),
  createdAt: time,
  editedAt: time.nullable(),
  deletedAt: time.nullable(),
  /** Of her own messages only; null for the other person's. */
  state: MessageState.nullable(),
  /** Pictures and documents that came with it; none where it was deleted. */
  attachments: z.array(attachment),
  replyTo: z.object({ id: MessageId, senderId: PersonId, text: z.string() }).nullable(),
  reactions: z.array(z.object({ emoji: z.string(), personIds: z.array(PersonId) })),
  may: z.object({ edit: z.boolean(), remove: z.boolean() }),
})
export type Message = z.infer<typeof message>

export const conversation = z.object({
  id: ConversationId,
  /** The other person. */
  partner: personChip.extend({ online: z.boolean().nullable(), lastSeenAt: time.nullable() }),
  lastMessage: message.nullable(),
  unread: z.number().int(),
  muted: z.boolean(),
  /** false: blocked since, or she takes no messages any more; the conversation can still be read. */
  mayWrite: z.boolean(),
  /**
   * `received`: somebody she does not know wrote first, and she has not answered; until then the other is not told
   * what reached her. `sent`: hers waits so for the other, or was declined.
   */
  request: z.enum(['none', 'received', 'sent']),
  /** What it is about: the listing that one of the two asked about last. */
  listing: listingChip.nullable(),
  updatedAt: time,
})
export type Conversation = z.infer<typeof conversation>

const tags = ['Messages']
const one = z.strictObject({ id: ConversationId })
const oneMessage = z.strictObject({ id: MessageId })
const messageText = text({ min: 1, max: MESSAGE_MAX })
const unread = z.object({
  messages: z.number().int(),
  conversations: z.number().int(),
  /** Requests that wait for her answer; not counted in the others. */
  requests: z.number().int(),
})

export const messages = {
  conversations: procedure
    .route({
      method: 'GET',
      path: '/conversations',
      tags,
      summary: 'Her conversations, last written first; `q` searches names and texts',
    })
    .input(
      z.strictObject({ box: z.enum(['inbox', 'requests']).default('inbox'), q: searchText.optional(), ...pageInput }),
    )
    .output(page(conversation)),
  open: procedure
    .route({
      method: 'PUT',
      path: '/conversations/with/{personId}',
      tags,
      summary: 'The conversation with a person, made when there is none; about a listing of one of the two',
    })
    .input(z.strictObject({ personId: PersonId, listingId: ListingId.optional() }))
    .output(conversation),
  get: procedure
    .route({ method: 'GET', path: '/conversations/{id}', tags, summary: 'One conversation' })
    .input(one)
    .output(conversation),
  list: procedure
    .route({ method: 'GET', path: '/conversations/{id}/messages', tags, summary: 'Its messages, newest first' })
    .input(z.strictObject({ id: ConversationId, ...pageInput }))
    .output(page(message)),
  send: procedure
    .route({
      method: 'PUT',
      path: '/conversations/{id}/messages/{messageId}',
      tags,
      summary: 'Send; the client makes the id, and sending it twice gives one message',
    })
    .input(
      z.strictObject({
        id: ConversationId,
        messageId: MessageId,
        /** May be empty where something comes with it. */
        text: text({ max: MESSAGE_MAX }),
        /** Uploaded for `message`. Not to somebody who has not accepted a message request yet. */
        media: z.array(MediaId).max(MESSAGE_FILES_MAX, 'too_many').default([]),
        replyToId: MessageId.optional(),
      }),
    )
    .output(message),
  edit: procedure
    .route({ method: 'PATCH', path: '/messages/{id}', tags, summary: 'Change her own message within 15 minutes' })
    .input(z.strictObject({ id: MessageId, text: messageText }))
    .output(message),
  remove: procedure
    .route({ method: 'DELETE', path: '/messages/{id}', tags, summary: 'Delete her own message for both' })
    .input(oneMessage)
    .output(message),
  react: procedure
    .route({ method: 'PUT', path: '/messages/{id}/reaction', tags, summary: 'React, or with null take it back' })
    .input(z.strictObject({ id: MessageId, emoji: z.enum(REACTIONS).nullable() }))
    .output(message),
  markRead: procedure
    .route({ method: 'PUT', path: '/conversations/{id}/read', tags, summary: 'Read up to this message' })
    .input(z.strictObject({ id: ConversationId, messageId: MessageId }))
    .output(unread),
  answerRequest: procedure
    .route({
      method: 'PUT',
      path: '/conversations/{id}/request',
      tags,
      summary: 'Take a message request among her conversations, or decline it; its sender is not told',
    })
    .input(z.strictObject({ id: ConversationId, accept: z.boolean() }))
    .output(unread),
  mute: procedure
    .route({
      method: 'PUT',
      path: '/conversations/{id}/muted',
      tags,
      summary: 'No notices of this conversation, or notices again',
    })
    .input(z.strictObject({ id: ConversationId, muted: z.boolean() }))
    .output(conversation),
  typing: procedure
    .route({ method: 'POST', path: '/conversations/{id}/typing', tags, summary: 'She is typing; not stored' })
    .input(one)
    .output(z.object({})),
  contacts: procedure
    .route({ method: 'GET', path: '/contacts', tags, summary: 'People whom she may write to' })
    .input(z.strictObject({ q: searchText.optional(), ...pageInput }))
    .output(page(personChip)),
  unread: procedure
    .route({ method: 'GET', path: '/conversations/unread', tags, summary: 'The badge of the messages link' })
    .output(unread),
}
