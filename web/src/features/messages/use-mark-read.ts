import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, client } from '../../lib/api.ts'
import { useLiveConnection } from '../../lib/live.ts'
import { changeConversation } from './messages-cache.ts'
import { usePageVisible } from './use-page-visible.ts'

/** She has read what stands open before her eyes. What could not be told is told once the connection is back. */
export function useMarkRead(id: string, newestId: string | undefined, unread: number) {
  const queries = useQueryClient()
  const isVisible = usePageVisible()
  const connection = useLiveConnection()
  const isDue = isVisible && unread > 0

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
