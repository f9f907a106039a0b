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

export const oneConversation = (id: string) => api.messages.get.queryOptions({ input: { id } })
