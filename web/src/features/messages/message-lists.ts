import { api } from '../../lib/api.ts'
import { byCursor } from '../../lib/infinite-list.ts'

/** Her conversations, or the requests that wait for her answer. */
export type Box = 'inbox' | 'requests'

/** Last written first; `q` searches names and texts. */
export const conversationList = (q = '', box: Box = 'inbox') =>
  api.messages.conversations.infiniteOptions(
    byCursor((cursor) => ({ box: box === 'inbox' ? undefined : box, q: q || undefined, cursor })),
  )

/** The messages of a conversation, newest first. */
export const messageList = (id: string) => api.messages.list.infiniteOptions(byCursor((cursor) => ({ id, cursor })))

/** What has these words in a conversation, newest first. */
export const foundMessages = (id: string, q: string) =>
  api.messages.search.infiniteOptions(byCursor((cursor) => ({ id, q, cursor })))

/** The messages around one of them, newest first; the page before goes on to newer ones. */
export const messagesAround = (id: string, messageId: string) =>
  api.messages.around.infiniteOptions({
    ...byCursor((cursor) => ({ id, messageId, cursor })),
    getPreviousPageParam: (first: { newerCursor: string | null }) => first.newerCursor ?? undefined,
  })

export const oneConversation = (id: string) => api.messages.get.queryOptions({ input: { id } })
