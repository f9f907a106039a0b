import type { Conversation, Message } from '@heraia/contract/messages'
import type { Page } from '@heraia/contract/paging'
import type { InfiniteData } from '@tanstack/react-query'
import { asFar, isNewer } from './message-pages.ts'

export type ConversationPages = InfiniteData<Page<Conversation>, string | undefined>

export function changeConversations(
  data: ConversationPages,
  change: (conversation: Conversation) => Conversation,
): ConversationPages {
  return { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })) }
}

export const findConversation = (data: ConversationPages | undefined, id: string): Conversation | undefined =>
  data?.pages.flatMap(({ items }) => items).find((conversation) => conversation.id === id)

/** The conversation as it is after a message. A message that it knows, or that is older than its last, adds nothing. */
export function afterMessage(conversation: Conversation, message: Message, viewerId: string): Conversation {
  const { lastMessage } = conversation
  if (lastMessage?.id === message.id) return { ...conversation, lastMessage: asFar(lastMessage, message) }
  if (lastMessage && !isNewer(message, lastMessage)) return conversation
  const isNews = message.senderId !== viewerId && !message.hidden
  return {
    ...conversation,
    lastMessage: message,
    updatedAt: message.createdAt,
    unread: isNews ? conversation.unread + 1 : conversation.unread,
  }
}

/** Read up to this message: what came in since is unread. */
export const allRead = (conversation: Conversation, messageId: string): Conversation =>
  conversation.lastMessage?.id === messageId ? { ...conversation, unread: 0 } : conversation

export const withoutConversation = (data: ConversationPages, id: string): ConversationPages => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: page.items.filter((item) => item.id !== id) })),
})

/** The conversation that was just written in comes first. */
export function moveToTop(data: ConversationPages, id: string): ConversationPages {
  const found = findConversation(data, id)
  const [first, ...others] = withoutConversation(data, id).pages
  if (!found || !first) return data
  return { ...data, pages: [{ ...first, items: [found, ...first.items] }, ...others] }
}
