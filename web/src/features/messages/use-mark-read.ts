import type { Conversation } from '@heraia/contract/messages'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api, client } from '../../lib/api.ts'
import { useLiveConnection } from '../../lib/live.ts'
import { allRead } from './conversation-pages.ts'
import { changeConversation } from './messages-cache.ts'
import { tellUntilHeard } from './tell-until-heard.ts'
import { usePageVisible } from './use-page-visible.ts'

/**
 * She has read what stands open before her eyes: while she reads older ones, what comes in below is not. What could not
 * be told is told again, also when she comes back.
 */
export function useMarkRead({ id, unread, lastMessage }: Conversation, newestId: string | undefined, isAtEnd: boolean) {
  const queries = useQueryClient()
  const isVisible = usePageVisible()
  const connection = useLiveConnection()
  const patience = useRef({ until: 0 })
  // While one of the two is still being asked for, the newest message is not on the screen yet.
  const isDue = isVisible && isAtEnd && unread > 0 && lastMessage?.id === newestId

  useEffect(() => {
    if (!isDue || !newestId) return
    return tellUntilHeard({
      tell: async () => {
        const left = await client.messages.markRead({ id, messageId: newestId })
        changeConversation(queries, id, (conversation) => allRead(conversation, newestId))
        const key = api.messages.unread.queryKey()
        await queries.cancelQueries({ queryKey: key })
        queries.setQueryData(key, left)
      },
      patience: patience.current,
      now: Date.now,
      chance: Math.random,
    })
  }, [isDue, newestId, id, connection, queries])
}
