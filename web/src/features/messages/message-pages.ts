import type { Message, MessageState } from '@heraia/contract/messages'
import type { Page } from '@heraia/contract/paging'
import type { InfiniteData } from '@tanstack/react-query'

/** The cached messages of one conversation: newest first, page after page. */
export type MessagePages = InfiniteData<Page<Message>, string | undefined>

type Dated = Pick<Message, 'id' | 'createdAt'>

export const isNewer = (one: Dated, other: Dated): boolean =>
  one.createdAt === other.createdAt ? one.id > other.id : one.createdAt > other.createdAt

/** Puts a message where its time says; one that is there already is replaced, so there are never two. */
export function withMessage(data: MessagePages, message: Message): MessagePages {
  if (hasMessage(data, message.id)) return changeMessage(data, message.id, (before) => asFar(before, message))
  const at = data.pages.findIndex(({ items }) => items.some((item) => isNewer(message, item)))
  // Older than all that was loaded: it comes with the page that it belongs to.
  if (at === -1 && data.pages.at(-1)?.nextCursor) return data
  const into = at === -1 ? data.pages.length - 1 : at
  return {
    ...data,
    pages: data.pages.map((page, index) => (index === into ? { ...page, items: inserted(page.items, message) } : page)),
  }
}

export function changeMessage(data: MessagePages, id: string, change: (message: Message) => Message): MessagePages {
  if (!hasMessage(data, id)) return data
  return mapMessages(data, (message) => (message.id === id ? change(message) : message))
}

const RANK: Record<MessageState, number> = { sent: 0, delivered: 1, read: 2 }

/** The partner has, or has read, all up to this message: her own before it have come at least as far. */
export function seenUpTo(data: MessagePages, messageId: string, state: MessageState): MessagePages {
  const last = findMessage(data, messageId)
  if (!last) return data
  return mapMessages(data, (message) => (isNewer(message, last) ? message : atLeast(message, state)))
}

export const atLeast = (message: Message, state: MessageState): Message =>
  message.state === null || RANK[message.state] >= RANK[state] ? message : { ...message, state }

/** The answer to sending it may come after the news that it has arrived. */
export const asFar = (before: Message, message: Message): Message =>
  before.state === null ? message : atLeast(message, before.state)

const hasMessage = (data: MessagePages, id: string): boolean => findMessage(data, id) !== undefined

export function findMessage(data: MessagePages, id: string): Message | undefined {
  for (const { items } of data.pages) {
    const found = items.find((item) => item.id === id)
    if (found) return found
  }
  return undefined
}

const mapMessages = (data: MessagePages, change: (message: Message) => Message): MessagePages => ({
  ...data,
  pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })),
})

function inserted(items: Message[], message: Message): Message[] {
  const at = items.findIndex((item) => isNewer(message, item))
  return at === -1 ? [...items, message] : items.toSpliced(at, 0, message)
}
