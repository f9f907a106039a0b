import type { Message } from '@heraia/contract/messages'
import { matchQuery, type QueryClient } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import type { ConversationPages } from './conversation-pages.ts'

/** Nobody is told who of a team has what. */
export const isOfTwo = ({ sender, senderId }: Message): boolean => sender === null && senderId !== null

/**
 * What others wrote last in the lists of conversations that the server answers with, and she has not read: what is read
 * is delivered. Of a request nobody is told, and of a deleted message nothing is here. Returns what ends it.
 */
export function watchLastOfOthers(
  queries: QueryClient,
  viewerId: string,
  onLoaded: (message: Message) => void,
): () => void {
  const queryKey = api.messages.conversations.key({ type: 'infinite' })
  return queries.getQueryCache().subscribe((event) => {
    // What is put in by hand came by another way.
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return
    if (!matchQuery({ queryKey }, event.query)) return
    const data = queries.getQueryData<ConversationPages>(event.query.queryKey)
    for (const { items } of data?.pages ?? []) {
      for (const { lastMessage, unread, request } of items) {
        const isNews = lastMessage && lastMessage.senderId !== viewerId && !lastMessage.deletedAt && unread > 0
        if (isNews && isOfTwo(lastMessage) && request === 'none') onLoaded(lastMessage)
      }
    }
  })
}
