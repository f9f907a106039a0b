import type { Conversation } from '@heraia/contract/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, client } from '../../lib/api.ts'
import { useLiveConnection } from '../../lib/live.ts'
import { changeConversation } from './messages-cache.ts'
import { usePageVisible } from './use-page-visible.ts'

/** She has read what stands open before her eyes. What could not be told is told once the connection is back. */
export function useMarkRead({ id, unread, lastMessage }: Conversation, newestId: string | undefined) {
  const queries = useQueryClient()
  const isVisible = usePageVisible()
  const connection = useLiveConnection()
  // While one of the two is still being asked for, the newest message is not on the screen yet.
  const isDue = isVisible && unread > 0 && lastMessage?.id === newestId

  useEffect(() => {
    if (!isDue || !newestId) return
    client.messages
      .markRead({ id, messageId: newestId })
      .then(async (left) => {
        changeConversation(queries, id, (conversation) => ({ ...conversation, unread: 0 }))
        const key = api.messages.unread.queryKey()
        await queries.cancelQueries({ queryKey: key })
        queries.setQueryData(key, left)
      })
      .catch(() => undefined)
  }, [isDue, newestId, id, connection, queries])
}
