import { z } from 'zod'
import { ConversationId, ListingId, MediaId, MessageId, PersonId, TeamId } from './ids.ts'
import { listingChip } from './listings.ts'
import { altText, messageAttachment } from './media.ts'
import { boundedCount, page, pageInput, time } from './paging.ts'
import { personChip } from './person.ts'
import { procedure } from './procedure.ts'
import { TeamRole, teamChip } from './team.ts'
import { searchText, text } from './text.ts'

export const MESSAGE_MAX = 4000
/** Pictures and documents of one message. */
export const MESSAGE_FILES_MAX = 10
export const REACTIONS = ['👍', '❤️', '😂', '🎉', '💪', '🔥'] as const

/** `delivered`: one of her devices said that it has it. `read` only where both show read receipts. */
export const MessageState = z.enum(['sent', 'delivered', 'read'])
export type MessageState = z.infer<typeof MessageState>

/** So many messages may wait for somebody who has not answered yet. */
export const REQUEST_MESSAGES_MAX = 5

/** So many conversations may be told of at once as received. */
export const RECEIVED_MAX = 50

/** So many people may be in a team's conversation. */
export const TEAM_CONVERSATION_MAX = 200

export const message = z.object({
  id: MessageId,
  conversationId: ConversationId,
  /** null where it is hidden. */
  senderId: PersonId.nullable(),
  /** Who wrote it, in a team's conversation; null in one of two, and where it is hidden. */
  sender: personChip.nullable(),
  /** In a team's conversation, written by somebody who is hidden from the viewer: nothing but its place is shown. */
  hidden: z.boolean(),
  /** Empty where it was deleted or is hidden. */
  text: z.string(),
  createdAt: time,
  editedAt: time.nullable(),
  deletedAt: time.nullable(),
  /** Of her own messages only; null for those of others. Nobody is told who of a team read what: it stays `sent`. */
  state: MessageState.nullable(),
  /** Pictures and documents that came with it; none where it was deleted. */
  attachments: z.array(messageAttachment),
  /** `senderId` null and no words where that message is hidden, was written before she came, or is deleted for her. */
  replyTo: z
    .object({ id: MessageId, senderId: PersonId.nullable(), sender: z.string().nullable(), text: z.string() })
    .nullable(),
  reactions: z.array(z.object({ emoji: z.string(), personIds: z.array(PersonId) })),
  /** What she muted and a message request holds: it waits folded. null: nothing, or she accepted the conversation. */
  mutedWord: z.string().nullable(),
  /** `edit` holds together with the conversation's `mayWrite`, which may change while the message is shown. */
  may: z.object({ edit: z.boolean(), remove: z.boolean() }),
})
export type Message = z.infer<typeof message>

/** The newest that she reads in a conversation with the words that she looked for. */
const foundWords = z.object({
  id: MessageId,
  senderId: PersonId.nullable(),
  /** Who wrote it, in a team's conversation; null in one of two, and where she is hidden from the viewer. */
  sender: z.string().nullable(),
  text: z.string(),
  createdAt: time,
})
export type FoundWords = z.infer<typeof foundWords>

const anyConversation = z.object({
  id: ConversationId,
  /** In a team's, since she is in it; none that she deleted for herself. */
  lastMessage: message.nullable(),
  unread: z.number().int(),
  muted: z.boolean(),
  /**
   * false: blocked since, or she takes no messages any more; the conversation can still be read. In a team's: there is
   * a minor in it and one adult alone; another adult must be in it before anybody writes.
   */
  mayWrite: z.boolean(),
  /**
   * `received`: somebody she does not know wrote first, and she has not answered; until then the other is not told
   * what reached her. `sent`: hers waits so for the other, or was declined. A team's conversation is `received` until
   * she says that she wants to be in it: she reads nothing of it, and nobody reads what she writes. `restricted`: she
   * restricted the other, who goes on as before, is told nothing of what reaches her, and for whom it is `none`.
   */
  request: z.enum(['none', 'received', 'sent', 'restricted']),
  /** What it is about: the listing that one of the two asked about last. */
  listing: listingChip.nullable(),
  /** In a list that was searched; not there where the name alone has the words, nor in message requests. */
  found: foundWords.optional(),
  updatedAt: time,
})

/** One of two people. */
const conversationOfTwo = anyConversation.extend({
  /** The other person. */
  partner: personChip.extend({ online: z.boolean().nullable(), lastSeenAt: time.nullable() }),
  team: z.null(),
  /** Pictures that the other sends are shown to her: she said so, or they follow each other and she said nothing. */
  showsPictures: z.boolean(),
})
export type ConversationOfTwo = z.infer<typeof conversationOfTwo>

/** One of those of a team who want to be in it. */
const conversationOfTeam = anyConversation.extend({
  partner: z.null(),
  team: teamChip.extend({
    /** How many are in it, of those whom the viewer sees. */
    people: z.number().int(),
  }),
})
export type ConversationOfTeam = z.infer<typeof conversationOfTeam>

export const conversation = z.union([conversationOfTwo, conversationOfTeam])
export type Conversation = z.infer<typeof conversation>

/** Somebody who is in a team's conversation, and what she is in the team. */
export const conversationPerson = z.object({ person: personChip, role: TeamRole })
export type ConversationPerson = z.infer<typeof conversationPerson>

const tags = ['Messages']
const one = z.strictObject({ id: ConversationId })
const oneMessage = z.strictObject({ id: MessageId })
const unread = z.object({
  messages: z.number().int(),
  conversations: z.number().int(),
  /** Requests that wait for her answer; not counted in the others. */
  requests: z.number().int(),
  /** Conversations with people whom she restricted, read or not; in none of the others. */
  restricted: z.number().int(),
})

export const messages = {
  conversations: procedure
    .route({
      method: 'GET',
      path: '/conversations',
      tags,
      summary:
        'Her conversations, last written first; `q` searches names and texts, and each says where it has the words',
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
  openOfTeam: procedure
    .route({
      method: 'PUT',
      path: '/conversations/of-team/{teamId}',
      tags,
      summary:
        "A team's conversation, for its members. Who runs or coaches the team starts it, and is in it; all others are asked",
    })
    .input(z.strictObject({ teamId: TeamId }))
    .output(conversation),
  people: procedure
    .route({
      method: 'GET',
      path: '/conversations/{id}/people',
      tags,
      summary: "Who is in a team's conversation, the longest first",
    })
    .input(z.strictObject({ id: ConversationId, ...pageInput }))
    .output(page(conversationPerson)),
  leave: procedure
    .route({
      method: 'DELETE',
      path: '/conversations/{id}/place',
      tags,
      summary: "Leave a team's conversation; while she is in the team she may come back",
    })
    .input(one)
    .output(unread),
  get: procedure
    .route({ method: 'GET', path: '/conversations/{id}', tags, summary: 'One conversation' })
    .input(one)
    .output(conversation),
  list: procedure
    .route({ method: 'GET', path: '/conversations/{id}/messages', tags, summary: 'Its messages, newest first' })
    .input(z.strictObject({ id: ConversationId, ...pageInput }))
    .output(page(message)),
  around: procedure
    .route({
      method: 'GET',
      path: '/conversations/{id}/around/{messageId}',
      tags,
      summary: 'Its messages around one of them, newest first; the cursors go on to older and to newer ones',
    })
    .input(z.strictObject({ id: ConversationId, messageId: MessageId, ...pageInput }))
    .output(
      page(message).extend({
        /** null: there is nothing newer. */
        newerCursor: z.string().nullable(),
      }),
    ),
  search: procedure
    .route({
      method: 'GET',
      path: '/conversations/{id}/search',
      tags,
      summary: 'Its messages with these words, newest first; case and accents are the same, signs are taken literally',
    })
    .input(z.strictObject({ id: ConversationId, q: searchText, ...pageInput }))
    .output(page(message).extend({ found: boundedCount })),
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
    .input(
      z.strictObject({
        id: MessageId,
        /** May be empty where something came with it. */
        text: text({ max: MESSAGE_MAX }),
        /** What its pictures show, of those of which it is said otherwise now. */
        alts: z
          .array(z.strictObject({ id: MediaId, alt: altText }))
          .max(MESSAGE_FILES_MAX, 'too_many')
          .default([]),
      }),
    )
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
  received: procedure
    .route({
      method: 'PUT',
      path: '/conversations/received',
      tags,
      summary:
        'This device has what others wrote up to these messages, one a conversation. What is no message of hers to receive is left out',
    })
    .input(
      z.strictObject({
        newest: z
          .array(z.strictObject({ id: ConversationId, messageId: MessageId }))
          .min(1)
          .max(RECEIVED_MAX, 'too_many'),
      }),
    )
    .output(z.object({})),
  answerRequest: procedure
    .route({
      method: 'PUT',
      path: '/conversations/{id}/request',
      tags,
      summary:
        "Take a message request among her conversations, or decline it, which its sender is not told; be in a team's conversation, or not",
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
  showPictures: procedure
    .route({
      method: 'PUT',
      path: '/conversations/{id}/pictures',
      tags,
      summary:
        'See the pictures that the other of a conversation of two sends, or do not. Their addresses answer accordingly; the other is not told',
    })
    .input(z.strictObject({ id: ConversationId, shown: z.boolean() }))
    .output(conversation),
  clear: procedure
    .route({
      method: 'PUT',
      path: '/conversations/{id}/cleared',
      tags,
      summary:
        'Delete a conversation for herself, up to this message. The others keep it and are not told; what is written after it is shown to her again',
    })
    .input(z.strictObject({ id: ConversationId, messageId: MessageId }))
    .output(unread),
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
