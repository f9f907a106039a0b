import type { LiveEvents } from '@heraia/contract/events'
import type { MessageAttachment } from '@heraia/contract/media'
import type { Conversation, Message } from '@heraia/contract/messages'
import type { QueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { pressesOnTheirWay } from '../../lib/presses.ts'
import {
  afterMessage,
  type ConversationPages,
  changeConversations,
  findConversation,
  moveToTop,
  withoutConversation,
} from './conversation-pages.ts'
import { conversationList, messageList, oneConversation } from './message-lists.ts'
import {
  asFar,
  atLeast,
  changeMessage,
  findMessage,
  type MessagePages,
  seenUpTo,
  withMessage,
} from './message-pages.ts'

/** Changes a conversation wherever it is cached: in the list, in searches, and open. */
export function changeConversation(
  queries: QueryClient,
  id: string,
  change: (conversation: Conversation) => Conversation,
) {
  changeEvery(queries, (conversation) => (conversation.id === id ? change(conversation) : conversation))
}

function changeEvery(queries: QueryClient, change: (conversation: Conversation) => Conversation) {
  queries.setQueriesData<ConversationPages>(
    { queryKey: api.messages.conversations.key({ type: 'infinite' }) },
    (data) => data && changeConversations(data, change),
  )
  queries.setQueriesData<Conversation>({ queryKey: api.messages.get.key() }, (data) => data && change(data))
}

/** What the server answered about one conversation. */
export function keepConversation(queries: QueryClient, conversation: Conversation) {
  queries.setQueryData(oneConversation(conversation.id).queryKey, conversation)
  changeConversation(queries, conversation.id, ({ found }) => ({ ...conversation, ...(found && { found }) }))
}

/** A request that she has answered waits no more: where there is room the first that waits opens by itself. */
export function takeFromRequests(queries: QueryClient, id: string) {
  const queryKey = api.messages.conversations.key({ type: 'infinite', input: { box: 'requests' } })
  queries.setQueriesData<ConversationPages>({ queryKey }, (data) => data && withoutConversation(data, id))
}

/** A new message, from the live stream or as the answer to sending it. The same one twice changes nothing. */
export function takeMessage(queries: QueryClient, message: Message, viewerId: string) {
  const id = message.conversationId
  changeMessages(queries, id, (data) => withMessage(data, message))
  changeConversation(queries, id, (conversation) => afterMessage(conversation, message, viewerId))
  const list = conversationList().queryKey
  const known = queries.getQueryData<ConversationPages>(list)
  if (known && findConversation(known, id)) queries.setQueryData<ConversationPages>(list, moveToTop(known, id))
  else {
    void queries.invalidateQueries({ queryKey: api.messages.conversations.key() })
    // With the first message begins that each sees whether the other is here.
    void queries.invalidateQueries({ queryKey: oneConversation(id).queryKey })
  }
}

/** Edited, deleted, reacted to. */
export function takeChange(queries: QueryClient, message: Message) {
  changeEveryMessage(queries, message.conversationId, (data) =>
    withReplies(
      changeMessage(data, message.id, (before) => withFilesOf(before, message)),
      message,
    ),
  )
  changeConversation(queries, message.conversationId, (conversation) => {
    const { found, lastMessage } = conversation
    return {
      ...conversation,
      lastMessage: lastMessage?.id === message.id ? message : lastMessage,
      ...(found?.id === message.id && { found: { ...found, text: message.text } }),
    }
  })
  // With other words, or none, what she looks for finds it no more.
  if (message.deletedAt || message.editedAt) {
    void queries.invalidateQueries({ queryKey: api.messages.search.key({ input: { id: message.conversationId } }) })
    void queries.invalidateQueries({
      queryKey: api.messages.conversations.key({ type: 'infinite' }),
      predicate: ({ state }) =>
        findConversation(state.data as ConversationPages | undefined, message.conversationId)?.found?.id === message.id,
    })
  }
}

/** Of her reaction to a message, of another and of none. */
export const reactionsOf = (id: string) => ['react', id] as const

/** News of such a change. While a reaction of hers is on its way, those that she sees stay: its answer brings them all. */
export function takeNews(queries: QueryClient, message: Message) {
  const { id, conversationId, reactions } = message
  const isHersComing = pressesOnTheirWay(queries, reactionsOf(id)) > 0
  const data = isHersComing ? queries.getQueryData<MessagePages>(messageList(conversationId).queryKey) : undefined
  const shown = data && findMessage(data, id)?.reactions
  takeChange(queries, { ...message, reactions: message.deletedAt ? reactions : (shown ?? reactions) })
}

export function takeSeen(queries: QueryClient, { conversationId, messageId, state }: LiveEvents['message.seen']) {
  changeEveryMessage(queries, conversationId, (data) => seenUpTo(data, messageId, state))
  changeConversation(queries, conversationId, (conversation) =>
    conversation.lastMessage?.id === messageId
      ? { ...conversation, lastMessage: atLeast(conversation.lastMessage, state) }
      : conversation,
  )
}

export function takePresence(queries: QueryClient, { personId, online, lastSeenAt }: LiveEvents['presence']) {
  changeEvery(queries, (conversation) => {
    if (conversation.team || conversation.partner.id !== personId) return conversation
    return { ...conversation, partner: { ...conversation.partner, online, lastSeenAt } }
  })
}

export function changeMessages(queries: QueryClient, id: string, change: (data: MessagePages) => MessagePages) {
  queries.setQueryData<MessagePages>(messageList(id).queryKey, (data) => data && change(data))
}

/** Also where older ones stand open around one that she looked for. */
function changeEveryMessage(queries: QueryClient, id: string, change: (data: MessagePages) => MessagePages) {
  changeMessages(queries, id, change)
  const queryKey = api.messages.around.key({ type: 'infinite' })
  queries.setQueriesData<MessagePages>({ queryKey }, (data) => data && change(data))
}

/** A live event names no address of what came with a message, and that does not change until it is deleted. */
const withFilesOf = (before: Message, message: Message): Message =>
  message.deletedAt
    ? message
    : { ...asFar(before, message), attachments: before.attachments.map((file) => redescribed(file, message)) }

/** What it shows may be said otherwise since; its addresses are those that were asked for. */
function redescribed(file: MessageAttachment, { attachments }: Message): MessageAttachment {
  const alt = attachments.find(({ id }) => id === file.id)?.medium?.picture.alt
  if (!file.medium || alt === undefined) return file
  return { ...file, medium: { ...file.medium, picture: { ...file.medium.picture, alt } } }
}

/** What answers a message quotes it as it is now. */
function withReplies(data: MessagePages, { id, text }: Message): MessagePages {
  const requote = (message: Message): Message =>
    message.replyTo?.id === id ? { ...message, replyTo: { ...message.replyTo, text } } : message
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(requote) })) }
}
